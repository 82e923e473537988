import { isUtf8 } from "node:buffer";

/** Offset of the first byte that is not UTF-8, or -1 where all of them are. */
export function invalidUtf8Offset(bytes: Uint8Array): number {
  if (isUtf8(bytes)) return -1;
  let offset = 0;
  while (offset < bytes.length) {
    const length = sequenceLength(bytes[offset] ?? 0);
    const end = offset + length;
    if (length === 0 || end > bytes.length || (length > 1 && !isUtf8(bytes.subarray(offset, end))))
      return offset;
    offset = end;
  }
  return -1;
}

function sequenceLength(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead < 0xc2) return 0;
  if (lead < 0xe0) return 2;
  if (lead < 0xf0) return 3;
  return lead < 0xf5 ? 4 : 0;
}
