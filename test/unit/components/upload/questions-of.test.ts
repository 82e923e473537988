import { describe, expect, it } from "vitest";
import { questionsOf } from "../../../../components/upload/questions-of.ts";

const file = (path: string) => ({ path, file: new File(["a,b\n1,2\n"], path) });
const table = (columns: readonly string[]) => ({
  columns,
  rows: [],
  suggestion: { rows: "calls" as const, columns: {} },
  reasons: {},
  kept: [],
});
const looked = (path: string, columns: readonly string[] | null) => ({
  file: path,
  format: columns === null ? "native" : null,
  why: "",
  table: columns === null ? null : table(columns),
});

describe("questionsOf", () => {
  it("asks about tables of the same columns once, in the order in which they come", () => {
    const files = ["a.csv", "b.csv", "c.csv", "tools.yaml"].map(file);
    const questions = questionsOf(files, {
      files: [
        looked("a.csv", ["x", "y"]),
        looked("b.csv", ["y", "x"]),
        looked("c.csv", ["x", "y"]),
        looked("tools.yaml", null),
      ],
    });
    expect(questions.map(({ files, step, steps }) => [files.map(({ path }) => path), step, steps])).toEqual([
      [["a.csv", "c.csv"], 1, 2],
      [["b.csv"], 2, 2],
    ]);
    expect(questions.every(({ others }) => others)).toBe(true);
  });

  it("asks nothing of what a format knows, and knows when nothing else is left", () => {
    expect(questionsOf([file("t.yaml")], { files: [looked("t.yaml", null)] })).toEqual([]);
    const [only] = questionsOf([file("a.csv")], { files: [looked("a.csv", ["x"])] });
    expect(only?.others).toBe(false);
  });
});
