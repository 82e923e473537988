import { ClaimcheckError } from "@/lib/claimcheck-error";
import { errorResponse } from "@/lib/http/error-response";
import { LOOKED_AT_BYTES, MAPPING_FIELD } from "@/lib/http/table-look";
import { createTableImporter } from "@/lib/importers/table/create-table-importer";
import { parseMapping } from "@/lib/sources/parse-mapping";
import { previewRecords } from "@/lib/sources/preview-records";
import { recognizeFiles } from "@/lib/sources/recognize-files";
import { spoolHeads } from "../spool-heads";

export const dynamic = "force-dynamic";

/** What the beginning of a table becomes under the mapping in the field `mapping`. Nothing is imported. */
export async function POST(request: Request): Promise<Response> {
  try {
    const spooled = await spoolHeads(request);
    try {
      const text = spooled.texts.get(MAPPING_FIELD)?.[0];
      const [file] = spooled.files;
      if (text === undefined || file === undefined) {
        throw new ClaimcheckError("usage", `Send one file, and its mapping in the field "${MAPPING_FIELD}".`);
      }
      const importer = createTableImporter(parseMapping(text, "The mapping"));
      const [recognized] = await recognizeFiles([file], null, [importer]);
      if (recognized?.importer !== importer) {
        throw new ClaimcheckError("usage", "The file has not all the columns that the mapping names.");
      }
      return Response.json(await previewRecords(recognized, file.size < LOOKED_AT_BYTES));
    } finally {
      await spooled.remove();
    }
  } catch (error) {
    return errorResponse(error);
  }
}
