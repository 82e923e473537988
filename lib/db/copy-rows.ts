import { once } from "node:events";
import type { PoolClient } from "pg";
import { from } from "pg-copy-streams";

/** Sends rows in COPY text form (`chunks`, each of whole rows) into `target`, such as `call (suite_id, name)`. */
export async function copyRows(client: PoolClient, target: string, chunks: readonly Buffer[]): Promise<void> {
  if (chunks.length === 0) return;
  const stream = client.query(from(`COPY ${target} FROM STDIN`));
  const finished = new Promise<void>((resolve, reject) => {
    stream.once("finish", resolve);
    stream.once("error", reject);
  });
  // Awaited below; an error while writing must not be unhandled meanwhile.
  finished.catch(() => undefined);
  for (const chunk of chunks) {
    if (!stream.write(chunk)) await Promise.race([once(stream, "drain"), finished]);
  }
  stream.end();
  await finished;
}
