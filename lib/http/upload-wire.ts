/**
 * How the browser sends files to `POST /api/ingest?suite=S[&format=F][&replace=1][&source=NAME]`.
 * One file: its bytes are the body (`application/octet-stream`), `source` is its name.
 * Several files, or a folder: `multipart/form-data`, one part per file, all under this field, in name order;
 * a part's `filename` is the path below the dropped folder (`suite/tools.yaml`), encoded with `encodeURIComponent`
 * so that no name is cut or changed on its way. Together they are one ingest, as the folder would be for the
 * command line. Parts must be read as a stream: the body may be gigabytes.
 */
export const UPLOAD_FIELD = "file";
