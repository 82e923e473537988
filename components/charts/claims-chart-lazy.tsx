"use client";
import dynamic from "next/dynamic";

/** The chart's library comes after the page, into a place of its final size. */
export const ClaimsChartLazy = dynamic(() => import("./claims-chart").then((module) => module.ClaimsChart), {
  ssr: false,
});
