import { inject } from "vitest";

/** Sends objects of the native format into a suite, as a program would. */
export async function sendLines(suite: string, objects: readonly object[]): Promise<void> {
  const response = await fetch(`${inject("serverUrl")}/api/ingest?${new URLSearchParams({ suite })}`, {
    method: "POST",
    body: objects.map((object) => `${JSON.stringify(object)}\n`).join(""),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
}
