/** The 0.975 quantile of the standard normal distribution: two-sided 95 %. */
export const NORMAL_QUANTILE_95 = 1.959963984540054;
