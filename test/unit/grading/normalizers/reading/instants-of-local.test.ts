import { expect, test } from "vitest";
import { instantsOfLocal } from "../../../../../lib/grading/normalizers/reading/instants-of-local.ts";

const local = (text: string) => Date.parse(`${text}Z`) / 1000;
const utc = (seconds: readonly number[] | null) => seconds?.map((at) => new Date(at * 1000).toISOString());

test("a local time is one instant as a rule, none in a skipped hour, two in a repeated one", () => {
  const zone = "Europe/Berlin";
  expect(utc(instantsOfLocal(zone, local("2026-07-01T12:00:00")))).toEqual(["2026-07-01T10:00:00.000Z"]);
  expect(utc(instantsOfLocal(zone, local("2026-03-29T02:30:00")))).toEqual([]);
  expect(utc(instantsOfLocal(zone, local("2026-10-25T02:30:00")))).toEqual([
    "2026-10-25T00:30:00.000Z",
    "2026-10-25T01:30:00.000Z",
  ]);
});

test("half an hour is repeated where the zone changes by half an hour", () => {
  // Lord Howe Island: UTC+11 to UTC+10:30 on 5 April 2026.
  expect(instantsOfLocal("Australia/Lord_Howe", local("2026-04-05T01:45:00"))).toHaveLength(2);
  expect(instantsOfLocal("Australia/Lord_Howe", local("2026-04-05T01:15:00"))).toHaveLength(1);
});

test("an unknown zone has no instants to tell", () => {
  expect(instantsOfLocal("Europe/Atlantis", 0)).toBeNull();
});
