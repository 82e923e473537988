import { codePointName } from "../json/code-point-name.ts";
import type { Range } from "./changed-ranges.ts";
import type { Segment } from "./evidence.ts";
import { invisibleName } from "./invisible-name.ts";

/** Characters kept around a change that stands far from the beginning. */
const AROUND = 60;
/** A changed piece of up to this many code points tells them. */
const CODE_POINTS_TOLD = 8;

/**
 * Cuts `text[from, to)` into segments: changed pieces apart from the rest, every invisible character a sign of its
 * own, and, where it is longer than `budget` characters, gaps for what is not shown: the beginning stays, and what
 * stands around the first changes. The segments' sources and gap lengths add up to the slice.
 */
export function segmentsOf(
  text: string,
  from: number,
  to: number,
  changed: readonly Range[],
  budget: number,
): Segment[] {
  const segments: Segment[] = [];
  let at = from;
  for (const window of windowsOf(text, from, to, changed, budget)) {
    if (window.from > at) segments.push({ kind: "gap", length: window.from - at });
    cutWindow(text, window, changed, segments);
    at = window.to;
  }
  if (at < to) segments.push({ kind: "gap", length: to - at });
  return segments;
}

function windowsOf(
  text: string,
  from: number,
  to: number,
  changed: readonly Range[],
  budget: number,
): Range[] {
  if (to - from <= budget) return [{ from, to }];
  const first = changed.find((range) => range.to > range.from) ?? null;
  const headLength = first === null || first.from < from + budget ? budget : Math.floor(budget / 4);
  const head = { from, to: wholeLetter(text, from + headLength) };
  if (first === null || first.from < head.to) return [head];
  const start = wholeLetter(text, Math.max(head.to, first.from - AROUND));
  const end = wholeLetter(text, Math.min(to, start + budget - headLength));
  return start <= head.to ? [{ from, to: end }] : [head, { from: start, to: end }];
}

/** `at`, moved off the middle of a surrogate pair. */
function wholeLetter(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  const last = text.charCodeAt(at - 1);
  return unit >= 0xdc00 && unit <= 0xdfff && last >= 0xd800 && last <= 0xdbff ? at + 1 : at;
}

function cutWindow(text: string, window: Range, changed: readonly Range[], segments: Segment[]): void {
  let at = window.from;
  for (const range of changed) {
    const start = Math.min(Math.max(range.from, at), window.to);
    const end = Math.min(Math.max(range.to, at), window.to);
    if (start > at) cutPiece(text, at, start, false, segments);
    if (end > start) cutPiece(text, start, end, true, segments);
    at = Math.max(at, end);
  }
  if (at < window.to) cutPiece(text, at, window.to, false, segments);
}

function cutPiece(text: string, from: number, to: number, changed: boolean, segments: Segment[]): void {
  let plain = from;
  const flush = (end: number) => {
    if (end <= plain) return;
    const source = text.slice(plain, end);
    segments.push({ kind: "text", source, changed, codePoints: changed ? codePointsTold(source) : null });
  };
  for (let at = from; at < to; ) {
    const escaped = text.charCodeAt(at) === 92 ? escapedCodePoint(text, at, to) : null;
    const codePoint = escaped?.codePoint ?? text.codePointAt(at) ?? 0;
    const length = escaped?.length ?? (codePoint > 0xffff && at + 2 <= to ? 2 : 1);
    const name = invisibleName(codePoint);
    if (name !== null) {
      flush(at);
      segments.push({
        kind: "sign",
        source: text.slice(at, at + length),
        changed,
        label: codePointName(codePoint),
        name,
        escaped: escaped !== null,
      });
      plain = at + length;
    }
    at += length;
  }
  flush(to);
}

/** A `\u` escape at `at` with its partner where two make a pair; other escapes are told as they stand. */
function escapedCodePoint(text: string, at: number, to: number): { codePoint: number; length: number } {
  const high = hexEscape(text, at, to);
  if (high === null) return { codePoint: 0x5c, length: Math.min(2, to - at) };
  if (high >= 0xd800 && high <= 0xdbff) {
    const low = hexEscape(text, at + 6, to);
    if (low !== null && low >= 0xdc00 && low <= 0xdfff) {
      return { codePoint: (high - 0xd800) * 0x400 + (low - 0xdc00) + 0x10000, length: 12 };
    }
  }
  return { codePoint: high, length: 6 };
}

function hexEscape(text: string, at: number, to: number): number | null {
  if (at + 6 > to || text.charCodeAt(at) !== 92 || text.charCodeAt(at + 1) !== 117) return null;
  const digits = text.slice(at + 2, at + 6);
  return /^[0-9a-fA-F]{4}$/.test(digits) ? Number.parseInt(digits, 16) : null;
}

function codePointsTold(source: string): string | null {
  const decoded = source.replace(/\\u([0-9a-fA-F]{4})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  if (!/[^ -~]/.test(decoded)) return null;
  const points = [...decoded];
  if (points.length > CODE_POINTS_TOLD) return null;
  return points.map((point) => codePointName(point.codePointAt(0) ?? 0)).join(" ");
}
