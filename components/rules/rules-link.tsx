"use client";
import Link from "next/link";
import type { ComponentProps } from "react";
import { useRulesLink } from "./use-rules-link";

type Props = Omit<ComponentProps<typeof Link>, "href"> & {
  readonly change: Parameters<ReturnType<typeof useRulesLink>>[0];
};

/** A link within the page that takes the draft along, which the server does not know. */
export function RulesLink({ change, ...rest }: Props) {
  return <Link href={useRulesLink()(change)} scroll={false} {...rest} />;
}
