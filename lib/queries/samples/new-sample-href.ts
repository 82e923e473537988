import { createSerializer, type inferParserType } from "nuqs/server";
import { suitePath } from "../suite-path.ts";
import { newSampleParams } from "./new-sample-params.ts";

const serialize = createSerializer(newSampleParams);

/**
 * The page that draws a sample from a population. Other parameters than its own are left out.
 *
 * @example newSampleHref("demo", { unit: "calls", claim: ["value"] }) // /s/demo/samples/new?unit=calls&claim=value
 */
export function newSampleHref(
  suite: string,
  params: Partial<inferParserType<typeof newSampleParams>>,
): string {
  const own = Object.fromEntries(
    Object.entries(params).filter(([name]) => Object.hasOwn(newSampleParams, name)),
  );
  return serialize(`${suitePath(suite)}/samples/new`, own);
}
