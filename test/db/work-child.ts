// A worker in a process of its own, so that a test can kill it. Prints a line for each chunk.
import { workRegrades } from "../../lib/commands/regrading/work-regrades.ts";
import { closePool } from "../../lib/db/pool.ts";

await workRegrades({
  once: true,
  onChunk: ({ job, records }) => process.stdout.write(`${job.chunk} ${records}\n`),
});
await closePool();
