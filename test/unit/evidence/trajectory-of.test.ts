import { expect, test } from "vitest";
import { bracketLanes } from "../../../lib/evidence/bracket-lanes.ts";
import { trajectoryOf } from "../../../lib/evidence/trajectory-of.ts";

const call = (turn: number | null, sameAs: string) => ({ turn, sameAs });

test("calls of one turn stand together, calls without a turn alone", () => {
  const { turns } = trajectoryOf(
    [call(1, "a"), call(1, "b"), call(2, "c"), call(null, "d"), call(null, "e")],
    new Set(),
  );
  expect(turns).toEqual([
    { turn: 1, calls: [0, 1] },
    { turn: 2, calls: [2] },
    { turn: null, calls: [3] },
    { turn: null, calls: [4] },
  ]);
});

test("a repeat is joined to the latest call that says the same", () => {
  const { repeats } = trajectoryOf([call(1, "a"), call(2, "b"), call(3, "a"), call(4, "a")], new Set([3]));
  expect(repeats).toEqual([
    { earlier: 0, later: 2, idle: false },
    { earlier: 2, later: 3, idle: true },
  ]);
});

test("brackets that overlap get lanes of their own, chains share one", () => {
  const links = [
    { earlier: 0, later: 2, idle: true },
    { earlier: 1, later: 3, idle: true },
    { earlier: 2, later: 4, idle: true },
  ];
  expect(bracketLanes(links).map(({ earlier, lane }) => [earlier, lane])).toEqual([
    [0, 0],
    [1, 1],
    [2, 0],
  ]);
});

test("more brackets than there is room for are left out, not drawn over each other", () => {
  const links = Array.from({ length: 10 }, (_, index) => ({
    earlier: index,
    later: 20 + index,
    idle: false,
  }));
  expect(bracketLanes(links)).toHaveLength(4);
});
