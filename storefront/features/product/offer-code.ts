/** The code of an offer, typed alone or as the address from the e-mail; null where there is none. */
export function offerCodeIn(typed: string): string | null {
  const path = typed.trim().split(/[?#]/, 1)[0] ?? '';
  const code = path.split('/').findLast((part) => part !== '') ?? '';
  return /^[A-Za-z0-9_-]{8,64}$/.test(code) ? code : null;
}
