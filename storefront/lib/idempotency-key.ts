/** Random text by which the server knows a repeated request, 128 bits as hexadecimal digits. */
const randomKey = (): string =>
  // randomUUID is missing where a shop is opened by address without TLS.
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/**
 * Gives one key for one content: a repeated attempt is recognised, a mended one is a new request.
 * Only the last content is kept, in memory.
 */
export function createKeyring(newKey: () => string = randomKey): (content: unknown) => string {
  let last: { readonly content: string; readonly key: string } | null = null;
  return (content) => {
    const text = JSON.stringify(content);
    if (last?.content !== text) last = { content: text, key: newKey() };
    return last.key;
  };
}
