import { describe, expect, it } from "vitest";
import { yamlNumber } from "../../../../lib/importers/native/yaml-number.ts";

describe("yamlNumber", () => {
  it.each([
    ["4200.0", "4200.0"],
    ["42e2", "42e2"],
    ["-0", "-0"],
    ["12345678901234567890", "12345678901234567890"],
    ["0x10", "16"],
    ["0o17", "15"],
    ["0xFFFFFFFFFFFFFFFF", "18446744073709551615"],
    ["+5", "5"],
    [".5", "0.5"],
    ["-.5", "-0.5"],
    ["5.", "5.0"],
    ["5.e3", "5.0e3"],
  ])("writes %s as %s", (source, literal) => {
    expect(yamlNumber(source)).toEqual({ literal });
  });

  it.each([".inf", "-.INF", ".nan", "007", "1:30"])("has no literal for %s", (source) => {
    expect(yamlNumber(source)).toHaveProperty("error");
  });
});
