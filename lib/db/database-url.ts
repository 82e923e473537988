import { ClaimcheckError } from "../claimcheck-error.ts";

let opened: string | null = null;

/** Remembers the database of this process; `null` forgets it. */
export function setDatabaseUrl(url: string | null): void {
  opened = url;
}

/** The database of this process: what was opened here, else what the server handed over by environment. */
export function databaseUrl(): string {
  const url = opened ?? process.env.CLAIMCHECK_DATABASE_URL;
  if (url) return url;
  throw new ClaimcheckError("database", "No database is open. Start with npm start, or set DATABASE_URL.");
}
