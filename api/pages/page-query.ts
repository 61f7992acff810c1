import { isLanguage, type Language } from '#core/market/market.ts';

export interface PageQuery {
  /** The language that the address itself asks for. */
  readonly language: Language | null;
  /** Everything else, in one order, so that the same question has one key. */
  readonly entries: readonly (readonly [name: string, value: string])[];
}

// Says where a visitor came from, and never what is shown.
const tracking = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|_ga|_gl)$/;

/** Reads the query of a page's address. A stable order keeps what a repeated name adds up to. */
export function readPageQuery(query: string): PageQuery {
  const all = [...new URLSearchParams(query)];
  const asked = all.find(([name]) => name === 'language')?.[1];
  return {
    language: isLanguage(asked) ? asked : null,
    entries: all
      .filter(([name]) => name !== 'language' && !tracking.test(name))
      .sort(([a], [b]) => (a < b ? -1 : Number(a > b))),
  };
}

/** Writes those that a page reads; all of them where it is not known what it reads. */
export function writePageQuery(
  entries: PageQuery['entries'],
  names: readonly string[] | null,
): string {
  const read = new URLSearchParams();
  for (const [name, value] of entries) {
    if (names?.includes(name) ?? true) read.append(name, value);
  }
  return read.toString();
}
