import type { ExpectedCall } from "../grading/model.ts";
import { parsePath } from "../json/parse-path.ts";
import { editObject } from "./edit-object.ts";

/** The expected call asking nothing of one argument: its literal, accepted values, types and mention go. */
export function withoutArgument(call: ExpectedCall, key: string): ExpectedCall {
  const isKept = (path: string) => path !== key && parsePath(path)?.[0] !== key;
  const without = <T>(map: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(map).filter(([path]) => isKept(path)));
  return {
    ...call,
    args: editObject(call.args, key, null),
    argTypes: without(call.argTypes),
    argsAnyOf: without(call.argsAnyOf),
    optionalArgs: call.optionalArgs.filter((name) => name !== key),
  };
}
