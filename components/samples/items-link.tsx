import Link from "next/link";
import type { ReactNode } from "react";
import { sampleItemsHref } from "@/lib/queries/samples/sample-items-href";
import type { SampleItemsParams } from "@/lib/queries/samples/sample-items-params";
import type { PageSample } from "./page-sample";

type Props = Pick<PageSample, "scope" | "sample"> & {
  readonly filter: Partial<SampleItemsParams>;
  readonly title?: string;
  readonly children: ReactNode;
};

/** A number that opens the items behind it. */
export function ItemsLink({ scope, sample, filter, title, children }: Props) {
  return (
    <Link
      href={sampleItemsHref(scope.suite.name, sample.id, scope.values, filter)}
      prefetch={false}
      title={title}
      className="link"
    >
      {children}
    </Link>
  );
}
