/** Whether a file that begins with these bytes is a zip archive: one with files, or an empty one. */
export function isZip(start: Buffer): boolean {
  if (start.length < 4 || start.readUInt16BE() !== 0x504b) return false;
  const signature = start.readUInt16BE(2);
  return signature === 0x0304 || signature === 0x0506;
}
