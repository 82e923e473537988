export const IMPORT_HELP = `Usage: claimcheck import PATH… [OPTIONS]

Takes results into the database: files, folders (all their files, in name order), gzip or not; - reads
standard input. Formats are recognized from the content. Sending the same again changes nothing.

  --suite S      the suite to put them into (default: what the stream says, else "default")
  --format F     read every file as this format
  --mapping FILE which column of a table (CSV, TSV, JSON lines) is what; see claimcheck mapping
  --source S     who recorded all of it: provider (the wire to the model), observer (the tools' side)
                 or agent_log (what the agent says itself: it is held against the others)
  --replace      overwrite what is stored under the same id with other content (labels stay)
  --json         print the outcome as one JSON object

Exit status: 0 all is in, 1 some objects were rejected or in conflict with stored ones (the rest is in),
2 nothing could be read, or the ingest broke off.

CLAIMCHECK_DATA    folder of the embedded database (default .claimcheck); a running server is joined
DATABASE_URL       use this Postgres instead`;
