import { shellWord } from "@/components/ingest/shell-word";
import { UPLOAD_FIELD } from "@/lib/http/upload-wire";
import { suiteSegment } from "@/lib/queries/suite-segment";

type Wanted = {
  readonly file: string;
  readonly beside: readonly string[];
  readonly suite: string;
  /** The server's address, without a slash at its end. */
  readonly origin: string;
};

/** The two commands that bring a file in, with what lies beside it. */
export function formatCommands({ file, beside, suite, origin }: Wanted): { cli: string; curl: string } {
  const files = [file, ...beside];
  const address = shellWord(`${origin}/api/ingest?suite=${suiteSegment(suite)}`);
  const sent = files.filter((name) => !name.endsWith("/"));
  return {
    cli: `npm run claimcheck -- import ${files.map(shellWord).join(" ")} --suite ${shellWord(suite)}`,
    curl:
      sent.length === 1
        ? `curl --fail-with-body -T ${shellWord(file)} ${address}`
        : `curl --fail-with-body ${sent.map((name) => `-F ${shellWord(`${UPLOAD_FIELD}=@${name}`)}`).join(" ")} \\\n  ${address}`,
  };
}
