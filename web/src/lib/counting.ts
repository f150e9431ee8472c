// Whether a game counts for ratings, in words.
import type { TableInfo } from "../protocol";
import { say } from "./words.svelte";

/** "rated", or why it is not although it is played without hints; "" if nobody expects it. */
export function countsOf(table: TableInfo): string {
  if (table.rated) return say("page-table-rated");
  return table.guests && !table.hints ? say("page-table-guests") : "";
}
