import type { VariantProps } from "class-variance-authority";
import Link from "next/link";
import type { ComponentProps } from "react";
import { buttonClass } from "./button-class";
import { cn } from "./cn";

type Props = ComponentProps<typeof Link> & VariantProps<typeof buttonClass>;

export function ButtonLink({ tone, size, className, ...rest }: Props) {
  return <Link className={cn(buttonClass({ tone, size }), className)} {...rest} />;
}
