import type { VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { buttonClass } from "./button-class";
import { cn } from "./cn";

type Props = ComponentProps<"button"> & VariantProps<typeof buttonClass>;

export function Button({ tone, size, className, type = "button", ...rest }: Props) {
  return <button type={type} className={cn(buttonClass({ tone, size }), className)} {...rest} />;
}
