/** Bytes as a file to save: never shown, sniffed or run by a browser. */
export function downloadResponse(bytes: Uint8Array<ArrayBuffer>, fileName: string, type: string): Response {
  return new Response(bytes, {
    headers: {
      "Content-Type": type,
      "Content-Length": String(bytes.length),
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cache-Control": "no-store",
    },
  });
}
