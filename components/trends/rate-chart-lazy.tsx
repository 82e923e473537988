"use client";
import dynamic from "next/dynamic";

/** The chart's library comes after the page, into a place of its final size. */
export const RateChartLazy = dynamic(() => import("./rate-chart").then((module) => module.RateChart), {
  ssr: false,
});
