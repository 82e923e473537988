import { describe, expect, it } from "vitest";
import { witnessColumns } from "../../../components/witness/witness-columns.ts";

describe("witnessColumns", () => {
  it("are the accounts that there are, the log first", () => {
    const columns = witnessColumns({ hasLog: true, hasHandler: true, witness: "provider" });
    expect(columns.map(({ column }) => column)).toEqual(["log", "wire", "handler"]);
    expect(witnessColumns({ hasLog: true, hasHandler: false, witness: "provider" })).toHaveLength(2);
  });

  it("say that it was the tool layer where nobody recorded the wire", () => {
    const columns = witnessColumns({ hasLog: true, hasHandler: false, witness: "observer" });
    expect(columns.map(({ text }) => text)).toEqual(["agent’s log", "at the tool layer"]);
  });
});
