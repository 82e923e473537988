/**
 * Leaves the page's nonce where dialogs look for it: while one is open, a style element of theirs keeps the page behind
 * it from scrolling, and the policy blocks that without the nonce.
 */
export function keepStyleNonce(nonce: string | undefined): void {
  if (typeof window === "undefined") return;
  (globalThis as { __webpack_nonce__?: string | undefined }).__webpack_nonce__ ??= nonce;
}
