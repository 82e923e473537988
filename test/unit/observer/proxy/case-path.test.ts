import { describe, expect, it } from "vitest";
import { readCasePath } from "../../../../lib/observer/proxy/case-path.ts";

describe("readCasePath", () => {
  it("takes the case, the trial and the rest apart", () => {
    expect(readCasePath("/_claimcheck/case/a%2Fb/trial/2/v1/messages?x=%2F")).toEqual({
      naming: { runId: null, caseId: "a/b", trial: 2 },
      rest: "/v1/messages?x=%2F",
    });
    expect(readCasePath("/_claimcheck/case/a")).toMatchObject({ rest: "", naming: { trial: null } });
    expect(readCasePath("/_claimcheck/case/a?x=1")).toMatchObject({ rest: "?x=1" });
  });

  it("leaves every other path alone", () => {
    for (const path of [
      "/v1/messages",
      "/_claimcheck/case",
      "/_claimcheck/state",
      "/x/_claimcheck/case/a/v1",
    ]) {
      expect(readCasePath(path)).toBeNull();
    }
  });

  it("says what is wrong with a name", () => {
    expect(readCasePath("/_claimcheck/case/%ff/v1")).toHaveProperty("problem");
    expect(readCasePath("/_claimcheck/case/a/trial/two/v1")).toHaveProperty("problem");
    expect(readCasePath("/_claimcheck/case/%0a/v1")).toHaveProperty("problem");
  });
});
