/** Records of core/search/packed-document.ts; copied, because a driver's buffer begins anywhere. */
export const recordsIn = (bytes: Buffer | null | undefined): Int32Array =>
  bytes ? new Int32Array(Uint8Array.from(bytes).buffer) : new Int32Array(0);
