import { describe, expect, it } from "vitest";
import { isNameVariant } from "../../../lib/grading/is-name-variant.ts";

describe("isNameVariant", () => {
  it.each([
    "default_api.find_ticket",
    "functions.find_ticket",
    "find_ticket<|channel|>commentary",
    "<|start|>functions.find_ticket",
    "FindTicket",
    "find-ticket",
    "find ticket",
    "find_ticket ",
    "crm__find_ticket",
    "mcp__crm__findTicket",
    "crm.find_ticket",
  ])("knows %j as find_ticket", (called) => {
    expect(isNameVariant(called, "find_ticket")).toBe(true);
  });

  it.each(["find_ticket", "find", "ticket", "print(default_api.find_ticket(id=3))", "find_tickets", "", "."])(
    "does not take %j for a variant of find_ticket",
    (called) => {
      expect(isNameVariant(called, "find_ticket")).toBe(false);
    },
  );

  it("drops the namespace of the expected name too", () => {
    expect(isNameVariant("find", "crm__find")).toBe(true);
    expect(isNameVariant("crm_find", "erp_find")).toBe(false);
  });

  it("takes the tools of two servers for two tools where both are registered", () => {
    expect(isNameVariant("erp__find", "crm__find", true)).toBe(false);
    expect(isNameVariant("erp__find", "crm__find", false)).toBe(true);
  });

  it("does not look at endless names", () => {
    expect(isNameVariant(`functions.${"a".repeat(1_000_000)}`, "a".repeat(1_000_000))).toBe(false);
  });
});
