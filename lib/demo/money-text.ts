/** An amount in minor units as a person writes it: 4200 is 42.00. */
export function moneyText(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}
