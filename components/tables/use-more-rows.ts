"use client";
import { useCallback, useRef, useState } from "react";

export type MoreRows<Row> = {
  readonly rows: readonly Row[];
  /** More follow, loaded or not. */
  readonly more: boolean;
  readonly state: "idle" | "loading" | "failed";
  readonly load: () => void;
};

type Page<Row> = { readonly rows: readonly Row[]; readonly next: string | null };

/**
 * A list that grows by pages: `first` came with the page, `address` tells where the one after a cursor is. Rows
 * that moved while paging are kept once.
 */
export function useMoreRows<Row>(
  first: Page<Row>,
  address: (after: string) => string,
  keyOf: (row: Row) => string | number,
): MoreRows<Row> {
  const [list, setList] = useState(first);
  const [came, setCame] = useState(first);
  // The page was made anew and its first rows are others: what was loaded after the old ones no longer follows.
  if (came !== first) {
    setCame(first);
    if (JSON.stringify(came) !== JSON.stringify(first)) setList(first);
  }
  const [state, setState] = useState<MoreRows<Row>["state"]>("idle");
  const loading = useRef(false);
  const load = useCallback(async () => {
    if (loading.current || list.next === null) return;
    loading.current = true;
    setState("loading");
    try {
      const response = await fetch(address(list.next));
      if (!response.ok) throw new Error(`The server answered ${response.status}.`);
      const page = (await response.json()) as Page<Row>;
      const known = new Set(list.rows.map(keyOf));
      setList({
        rows: [...list.rows, ...page.rows.filter((row) => !known.has(keyOf(row)))],
        next: page.next,
      });
      setState("idle");
    } catch (error) {
      console.error(error);
      setState("failed");
    } finally {
      loading.current = false;
    }
  }, [list, address, keyOf]);
  return { rows: list.rows, more: list.next !== null, state, load };
}
