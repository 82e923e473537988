import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { RecordObject } from "../../../../lib/grading/model.ts";
import { junitImporter } from "../../../../lib/importers/junit/importer.ts";
import { splitText } from "../../../../lib/sources/split-text.ts";
import { gradeSketch } from "../../grading/grade-sketch.ts";
import { splitAll } from "../../sources/split-all.ts";
import { readText } from "../read-text.ts";

const read = (text: string, file = "f.xml", size?: number) =>
  readText(junitImporter, ...splitAll(splitText(file), text, size).filter((piece) => "text" in piece));
const fixture = (name: string) =>
  readFileSync(new URL(`../../../fixtures/importers/junit/${name}`, import.meta.url), "utf8");
const records = (items: ReturnType<typeof read>) =>
  items.flatMap((item) => (item.type === "object" && item.object.kind === "record" ? [item.object] : []));
const codes = (items: ReturnType<typeof read>) =>
  items.flatMap((item) => (item.type === "reject" ? [item.reject.code] : []));

describe("junitImporter", () => {
  it("reads a report of pytest: the ids from properties, pass, failure, error and skipped apart", () => {
    const items = read(fixture("pytest.xml"));
    expect(items[0]).toMatchObject({
      object: {
        kind: "run",
        runId: "nightly-7",
        startedAt: "2026-03-01T09:00:00.123Z",
        labels: '{"suite":"pytest tests"}',
      },
    });
    expect(
      records(items).map(({ recordId, harnessVerdict, harnessReason, error }) => [
        recordId,
        harnessVerdict,
        harnessReason,
        error,
      ]),
    ).toEqual([
      ["nightly-7/refund_full/0/verdict", "pass", null, null],
      [
        "nightly-7/tests.test_refunds::test_partial/0/verdict",
        "fail",
        "AssertionError: assert 4200 == 42.0",
        null,
      ],
      [
        "nightly-7/tests.test_refunds::test_setup/0/verdict",
        null,
        null,
        'failed on setup with "ConnectionError"',
      ],
      ["nightly-7/tests.test_refunds::test_later/0/verdict", null, "skipped: needs a key", null],
      ["nightly-7/refund_full/1/verdict", "pass", null, null],
    ]);
  });

  it("keeps all that is said of a test, text and markup undone", () => {
    const [first, second, third] = records(read(fixture("pytest.xml")));
    expect(JSON.parse(first?.extra ?? "")).toEqual({
      calls_recorded: false,
      test: {
        classname: "tests.test_refunds",
        name: "test_full[ORD-1]",
        time: "1.25",
        properties: { case_id: "refund_full" },
        children: [{ name: "system-out", text: '{"order_id": "ORD-1"}' }],
      },
    });
    expect(second?.extra).toContain("AssertionError & more <here>");
    expect(third?.extra).toContain("Traceback <most recent call last>");
  });

  it("takes reruns for trials, those before a pass and those behind a failure", () => {
    const found = records(read(fixture("surefire.xml"), "a/TEST-shop.xml"));
    expect(
      found.map(({ recordId, harnessVerdict, harnessReason, error }) => [
        recordId,
        harnessVerdict ?? error,
        harnessReason,
      ]),
    ).toEqual([
      ["TEST-shop/shop.RefundTest::flaky/0/verdict", "fail", "expected 1 call"],
      ["TEST-shop/shop.RefundTest::flaky/1/verdict", "TimeoutException", null],
      ["TEST-shop/shop.RefundTest::flaky/2/verdict", "pass", null],
      ["TEST-shop/shop.RefundTest::broken/0/verdict", "fail", "no message here"],
      ["TEST-shop/shop.RefundTest::broken/1/verdict", "fail", "again"],
    ]);
  });

  it("names the run after the first suite and its time where nothing else does", () => {
    const suite = (name: string, time: string) =>
      `<testsuite name="${name}" timestamp="${time}"><testcase name="${name}"/></testsuite>`;
    const text = `<testsuites>${suite("a", "2026-01-01T00:00:00")}${suite("b", "2026-01-01T00:00:09")}</testsuites>`;
    expect(records(read(text)).map(({ recordId }) => recordId)).toEqual([
      "a 2026-01-01T00:00:00/a/0/verdict",
      "a 2026-01-01T00:00:00/b/0/verdict",
    ]);
  });

  it("reads the same in pieces of any size", () => {
    const text = fixture("pytest.xml");
    for (const size of [1, 7, 64, 1000]) expect(read(text, "f.xml", size)).toEqual(read(text));
  });

  it("expands no entity and reads nothing outside of the file", () => {
    const bomb = `<!DOCTYPE testsuite [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>
<testsuite><testcase name="t"><failure message="&b;">&x;</failure></testcase></testsuite>`;
    const items = read(bomb);
    expect(records(items)).toMatchObject([{ harnessVerdict: "fail", harnessReason: "&b;" }]);
    expect(codes(items)).toEqual(["not_xml"]);
  });

  it("takes the tests of a report with a control character, and those before a cut, and says so", () => {
    const odd = read(
      '<testsuite><testcase name="a"><system-out>\u001b[0m</system-out></testcase><testcase name="b"/></testsuite>',
    );
    expect(records(odd).map(({ caseId }) => caseId)).toEqual(["a", "b"]);
    expect(codes(odd)).toEqual(["not_xml"]);
    const cut = read('<testsuite>\n<testcase name="a"/>\n<testcase name="b"><fail');
    expect(records(cut).map(({ caseId }) => caseId)).toEqual(["a"]);
    expect(cut.at(-1)).toMatchObject({ reject: { code: "not_xml", line: 3 } });
  });

  it("refuses other XML, a report without tests, a test without a name, a trial that is no number", () => {
    expect(codes(read("<html><testcase name='a'/></html>"))).toEqual(["not_a_report"]);
    expect(codes(read("<testsuites/>"))).toEqual(["no_tests"]);
    expect(codes(read("<testsuite><testcase/><testcase name='a'/></testsuite>"))).toEqual(["invalid_field"]);
    const trial = (value: string) =>
      `<testsuite><testcase name='a'><properties><property name='trial' value='${value}'/></properties></testcase></testsuite>`;
    expect(records(read(trial("4")))).toMatchObject([{ trial: 4 }]);
    expect(codes(read(trial("x")))).toEqual(["invalid_field"]);
  });

  it("reads two files one after the other, also of the same name", () => {
    const one = '<testsuite><testcase name="a"/></testsuite>';
    const two = '<testsuite><testcase name="b"/></testsuite>';
    const pieces = [one, two].flatMap((text) => splitAll(splitText("f.xml"), text));
    const items = readText(junitImporter, ...pieces.filter((piece) => "text" in piece));
    expect(records(items).map(({ caseId }) => caseId)).toEqual(["a", "b"]);
    expect(codes(items)).toEqual([]);
  });

  it("makes records that are graded by the harness alone, whatever their case expects", () => {
    const [passed] = records(read(fixture("pytest.xml"))) as [RecordObject];
    const graded = (level: "harness" | "claims" | "equivalent" | "exact" | "effect") =>
      gradeSketch({ level, expect: [{ name: "look_up" }], record: passed });
    expect(graded("harness")).toMatchObject({ verdict: "pass" });
    for (const level of ["exact", "claims", "equivalent", "effect"] as const) {
      expect(graded(level)).toMatchObject({
        verdict: "ungraded",
        reason: expect.stringContaining("knows no calls"),
        findings: [],
        signals: [],
      });
    }
  });
});
