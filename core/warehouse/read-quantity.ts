/** What is scanned, and how many at once: `12*4006381333931` are twelve; every other text is one. */
export function readQuantity(text: string): { readonly quantity: number; readonly code: string } {
  const [, count = '1', code = text] = /^([1-9]\d{0,4})\*(.+)$/.exec(text.trim()) ?? [];
  return { quantity: Number(count), code: code.trim() };
}
