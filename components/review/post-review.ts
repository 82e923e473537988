import type { OutboxAnswer } from "@/lib/review/outbox";

const PATIENCE_MS = 20_000;

/**
 * Sends JSON and reads the answer; null where none came (no connection, no patience). With `keepalive` it is sent
 * also when the page is being left.
 */
export async function postReview(
  href: string,
  body: unknown,
  { keepalive = false }: { readonly keepalive?: boolean } = {},
): Promise<OutboxAnswer | null> {
  try {
    const response = await fetch(href, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      keepalive,
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
