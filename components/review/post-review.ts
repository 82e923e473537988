import type { OutboxAnswer } from "@/lib/review/outbox";

const PATIENCE_MS = 20_000;

/** Sends JSON and reads the answer; null where none came (no connection, no patience). */
export async function postReview(href: string, body: unknown): Promise<OutboxAnswer | null> {
  try {
    const response = await fetch(href, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const said = (await response.json().catch(() => null)) as {
      error?: { code?: string; message?: string };
    } | null;
    return {
      status: response.status,
      code: said?.error?.code ?? null,
      message: said?.error?.message ?? null,
      body: said,
    };
  } catch {
    return null;
  }
}
