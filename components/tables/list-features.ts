import { metaHelper, tableFeatures } from "@tanstack/react-table";
import type { ListColumnMeta } from "./list-column-meta";

/** Lists are filtered, sorted and paged by the server: the table brings columns and rows, nothing else. */
export const listFeatures = tableFeatures({ columnMeta: metaHelper<ListColumnMeta>() });
