import { describe, expect, it } from "vitest";
import { JsonPlace } from "../../../../lib/importers/transcript/json-place.ts";

const place = (text: string) => JsonPlace.of(text, JSON.parse(text));

describe("JsonPlace", () => {
  it("gives what stands in the text, what it is, and the way to it", () => {
    const found = place(' {"a": [1, {"b\\n": 42.00}]}').get("a")?.items()[1]?.get("b\n");
    expect([found?.source(), found?.value, found?.path]).toEqual(["42.00", 42, "a[1].b\n"]);
  });

  it("takes the last of repeated members, and null for an absent one", () => {
    expect(place('{"a":1,"a":2}').get("a")?.value).toBe(2);
    expect(place('{"a":null}').get("a")).toBeNull();
    expect(place("[1]").get("a")).toBeNull();
    expect(place('{"a":1}').items()).toEqual([]);
  });

  it("takes ids as strings or as numbers as they were written", () => {
    const ids = place('["", "x", 9007199254740993, true]')
      .items()
      .map((one) => one.id());
    expect(ids).toEqual([null, "x", "9007199254740993", null]);
  });

  it("sees what is there of a text that is cut off", () => {
    const cut = new JsonPlace('{"a":{"b":"c","d":"e', 0, undefined, "");
    expect(cut.get("a")?.get("b")?.string()).toBe("c");
    expect(cut.get("a")?.get("d")?.string()).toBeNull();
  });
});
