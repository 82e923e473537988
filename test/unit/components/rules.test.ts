import { describe, expect, it } from "vitest";
import { evidenceWords } from "../../../components/rules/evidence-words.ts";
import { isInDraft } from "../../../components/rules/is-in-draft.ts";
import { madeOf } from "../../../components/rules/made-of.ts";
import { optionsOfText } from "../../../components/rules/options-of-text.ts";
import { readRuleStream } from "../../../components/rules/read-rule-stream.ts";
import { ruleAt } from "../../../components/rules/rule-at.ts";
import { textOfOptions } from "../../../components/rules/text-of-options.ts";
import type { Normalizer } from "../../../lib/grading/normalizer.ts";
import { NORMALIZERS } from "../../../lib/grading/normalizers/registry.ts";
import type { RuleChange } from "../../../lib/rules/rule-change.ts";

const norm = (path: string, use: string, options = {}): RuleChange => ({
  kind: "norm",
  tool: "find",
  path,
  rule: { use, options },
});
const normalizer = (name: string) => NORMALIZERS[name] as Normalizer;

describe("evidenceWords", () => {
  it.each([
    ["list", "same elements, other order", "the same elements in another order"],
    ["list", "other elements", "other elements"],
    ["int", "float with .0", "float with .0 where int is expected"],
    ["string: ISO time", "string: ISO time", "another string: ISO time"],
    ["", "int", "int where nothing is expected"],
  ])("says %s → %s as: %s", (expectedShape, actualShape, said) => {
    expect(evidenceWords({ expectedShape, actualShape, findings: 1 })).toBe(said);
  });
});

describe("madeOf", () => {
  it("tells the key under which a rule compares a literal", () => {
    expect(madeOf({ use: "month", options: {} }, '"2026-03-01T00:40:00+01:00"')).toEqual({
      reads: "2026-02",
    });
    expect(madeOf({ use: "prefix", options: { length: 7 } }, '"2026-03-01T00:40:00+01:00"')).toEqual({
      reads: "2026-03",
    });
  });
  it("tells why a literal can't be read", () => {
    expect(madeOf({ use: "month", options: {} }, "5")).toEqual({ note: "not a string" });
  });
  it.each([
    ["a list rule", "unordered_list", {}, "[1]"],
    ["no normalizer", "nonsense", {}, "1"],
    ["refused options", "prefix", {}, '"a"'],
    ["a literal that was cut", "month", {}, '"2026-'],
    ["a name of every object", "constructor", {}, "1"],
  ])("says nothing of %s", (_what, use, options, literal) => {
    expect(madeOf({ use, options }, literal)).toBeNull();
  });
});

describe("the options of a form", () => {
  it.each([
    ["prefix", { length: 7 }],
    ["money_cents", { minor_digits: 0 }],
    ["month", { zone: "Europe/Berlin", order: "dmy" }],
    ["tolerance", { abs: 0.5 }],
    ["aliases", { map: { NYC: "New York", "São Paulo": "SP" } }],
    ["number", {}],
  ])("read back what they showed: %s %j", (use, options) => {
    expect(optionsOfText(normalizer(use), textOfOptions({ use, options }))).toEqual({ options });
  });
  it("leave an empty field at its default, and refuse what can't be read", () => {
    expect(optionsOfText(normalizer("month"), { zone: " ", order: "" })).toEqual({ options: {} });
    expect(optionsOfText(normalizer("prefix"), { length: "seven" })).toHaveProperty("problem");
    expect(optionsOfText(normalizer("aliases"), { map: "NYC" })).toHaveProperty("problem");
  });
  it("leave what the normalizer refuses to it", () => {
    const read = optionsOfText(normalizer("prefix"), { length: "1.5" });
    expect("options" in read && normalizer("prefix").checkOptions(read.options)).toContain("length");
  });
});

describe("the draft", () => {
  it("holds a change whatever the order of its options", () => {
    const draft = [norm("at", "month", { zone: "UTC", order: "dmy" })];
    expect(isInDraft(draft, norm("at", "month", { order: "dmy", zone: "UTC" }))).toBe(true);
    expect(isInDraft(draft, norm("at", "month"))).toBe(false);
    expect(isInDraft(draft, norm("on", "month", { zone: "UTC", order: "dmy" }))).toBe(false);
  });
  it("has its rule where a finding is, inside lists and under quoted names too", () => {
    const draft = [norm("items[].qty", "number"), norm("sort-by", "case_insensitive")];
    expect(ruleAt(draft, "find", "items[3].qty")?.use).toBe("number");
    expect(ruleAt(draft, "find", '["sort-by"]')?.use).toBe("case_insensitive");
    expect(ruleAt(draft, "other", "items[3].qty")).toBeNull();
    expect(ruleAt(draft, "find", null)).toBeNull();
  });
});

describe("readRuleStream", () => {
  const answer = (chunks: readonly string[], status = 200) =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
          controller.close();
        },
      }),
      { status },
    );
  it("tells progress and gives the result, however the lines are cut", async () => {
    const told: number[] = [];
    const text =
      '{"progress":{"records":1,"total":2}}\n{"progress":{"records":2,"total":2}}\n{"result":["é"]}\n';
    const bytes = new TextEncoder().encode(text);
    for (const size of [1, 7, bytes.length]) {
      told.length = 0;
      const body = new ReadableStream({
        start(controller) {
          for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
          controller.close();
        },
      });
      expect(await readRuleStream(new Response(body), ({ records }) => told.push(records))).toEqual(["é"]);
      expect(told).toEqual([1, 2]);
    }
  });
  it.each([
    [['{"error":{"code":"not_found","message":"No such run."}}\n'], 200, "No such run."],
    [['{"error":{"code":"usage","message":"Too long."}}'], 400, "Too long."],
    [["<html>"], 502, "The server refused it without saying why."],
    [['{"progress":{"records":1,"total":2}}\n'], 200, "The server stopped half-way."],
  ])("throws what went wrong: %j %i", async (chunks, status, message) => {
    await expect(readRuleStream(answer(chunks, status), () => {})).rejects.toThrow(message);
  });
});
