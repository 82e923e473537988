import { shellWord } from "@/components/ingest/shell-word";
import { MAPPING_FIELD } from "@/lib/http/table-look";
import { UPLOAD_FIELD } from "@/lib/http/upload-wire";
import { suiteSegment } from "@/lib/queries/suite-segment";

type Wanted = {
  readonly file: string;
  readonly beside: readonly string[];
  /** It is read with a mapping, which lies beside it in a file. */
  readonly needsMapping?: boolean;
  readonly suite: string;
  /** The server's address, without a slash at its end. */
  readonly origin: string;
};

const MAPPING_FILE = "mapping.json";

/** The two commands that bring a file in, with what lies beside it. */
export function formatCommands(wanted: Wanted): { cli: string; curl: string } {
  const { file, beside, needsMapping = false, suite, origin } = wanted;
  const files = [file, ...beside];
  const address = shellWord(`${origin}/api/ingest?suite=${suiteSegment(suite)}`);
  const parts = files.filter((name) => !name.endsWith("/")).map((name) => `${UPLOAD_FIELD}=@${name}`);
  if (needsMapping) parts.push(`${MAPPING_FIELD}=@${MAPPING_FILE}`);
  const mapping = needsMapping ? ` --mapping ${MAPPING_FILE}` : "";
  return {
    cli: `npm run claimcheck -- import ${files.map(shellWord).join(" ")}${mapping} --suite ${shellWord(suite)}`,
    curl:
      parts.length === 1
        ? `curl --fail-with-body -T ${shellWord(file)} ${address}`
        : `curl --fail-with-body ${parts.map((part) => `-F ${shellWord(part)}`).join(" ")} \\\n  ${address}`,
  };
}
