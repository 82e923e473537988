import { LOCK_SPACE } from "../db/lock-space.ts";
import { pool } from "../db/pool.ts";

/**
 * Marks as interrupted every ingest that says it is running while no session holds its lock: its process died.
 * Returns how many. Cheap; may be called before the history is shown.
 */
export async function markDeadIngests(): Promise<number> {
  const { rowCount } = await pool().query(
    `UPDATE ingest i SET state = 'interrupted', finished_at = now(),
       error = 'The process that ran it ended half-way. Send the same stream again to complete it.'
     WHERE i.state IN ('reading', 'waiting', 'writing', 'regrading', 'joining')
       -- Between its row and its lock lies a moment.
       AND i.heartbeat_at < now() - interval '5 seconds'
       AND NOT EXISTS (
         SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
         WHERE l.locktype = 'advisory' AND d.datname = current_database() AND l.objsubid = 2
           AND l.classid = $1::int::oid AND l.objid = i.id::oid AND l.granted)`,
    [LOCK_SPACE.ingest],
  );
  return rowCount ?? 0;
}
