"use client";
import dynamic from "next/dynamic";

/** The chart's library comes after the page, into a place of its final size. */
export const UsageChartLazy = dynamic(() => import("./usage-chart").then((module) => module.UsageChart), {
  ssr: false,
});
