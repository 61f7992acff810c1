import type { ProductCondition } from '../catalog/product-condition.ts';
import { accept, refuse, type Result } from '../shared/result.ts';
import { foldText } from '../shared/text.ts';

/** What a list of products takes; whole units. */
const highestPrice = 10_000_000;
const highestCount = 100_000;

const bare = (text: string): string => text.replaceAll(/[\s\u00a0\u2007\u2009\u202f']/g, '');

/**
 * The number that a text means, whichever of `.` and `,` parts thousands there: the last of both parts decimals; one alone
 * parts thousands where exactly three digits stand behind it, as no price has three decimals.
 */
function numberOf(text: string): number | null {
  if (!/^-?\d[\d.,]*$/.test(text)) return null;
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last === -1) return Number(text);
  const mark = text[last] ?? '';
  const [whole, decimals] = [text.slice(0, last), text.slice(last + 1)];
  const isGrouped = (part: string) => /^-?\d{1,3}(?:[.,]\d{3})*$/.test(part);
  const other = mark === '.' ? ',' : '.';
  if (!whole.includes(mark) && decimals.length !== 3) {
    const isClean = /^-?\d+$/.test(whole) || (isGrouped(whole) && whole.includes(other));
    return isClean ? Number(`${whole.replaceAll(other, '')}.${decimals || '0'}`) : null;
  }
  const isOneMark = !text.includes(other);
  return isOneMark && isGrouped(text) ? Number(text.replaceAll(mark, '')) : null;
}

/** An amount with two decimals at most; a currency beside it is left out. */
export function readCost(text: string): Result<number, 'not_price' | 'too_large'> {
  const value = numberOf(
    bare(text)
      .replace(/^(?:kč|czk|lei|ron|€|eur)/i, '')
      .replace(/(?:,-|kč|czk|lei|ron)$/i, ''),
  );
  if (value === null || value < 0) return refuse('not_price');
  return value > highestPrice ? refuse('too_large') : accept(Math.round(value * 100) / 100);
}

/** An amount in whole units, rounded half up. */
export function readPrice(text: string): Result<number, 'not_price' | 'too_large'> {
  const read = readCost(text);
  return read.ok ? accept(Math.round(read.value)) : read;
}

/** How many pieces lie there; less than none is none, more than a number is the number. */
export function readQuantity(text: string): Result<number, 'not_a_count' | 'too_large'> {
  const value = numberOf(
    bare(text)
      .replace(/^[>+]|\+$/g, '')
      .replace(/(?:ks|buc|pcs)\.?$/i, ''),
  );
  if (value === null || !Number.isInteger(value)) return refuse('not_a_count');
  return value > highestCount ? refuse('too_large') : accept(Math.max(0, value));
}

const yes = new Set([
  '1',
  'ano',
  'a',
  'true',
  'yes',
  'y',
  'da',
  'active',
  'activ',
  'visible',
  'published',
  'aktivni',
  'publish',
]);
const no = new Set([
  '0',
  'ne',
  'n',
  'false',
  'no',
  'nu',
  'draft',
  'archived',
  'hidden',
  'inactive',
  'inactiv',
  'neaktivni',
  '-1',
  'private',
]);

export function readFlag(text: string): Result<boolean, 'invalid_value'> {
  const key = foldText(text.trim());
  if (yes.has(key)) return accept(true);
  return no.has(key) ? accept(false) : refuse('invalid_value');
}

const conditions: Readonly<Record<string, Exclude<ProductCondition, 'used'> | 'used'>> = {
  ...Object.fromEntries(
    ['new', 'nove', 'novy', 'nova', 'nou', 'noua', 'product', 'simple', 'variation'].map((word) => [
      word,
      'new',
    ]),
  ),
  ...Object.fromEntries(
    ['nearlynew', 'rozbaleno', 'rozbalene', 'openbox', 'resigilat', 'jakonove', 'canou'].map(
      (word) => [word, 'nearly_new'],
    ),
  ),
  ...Object.fromEntries(
    [
      'used',
      'pouzite',
      'pouzity',
      'bazar',
      'refurbished',
      'repasovane',
      'folosit',
      'secondhand',
    ].map((word) => [word, 'used']),
  ),
};

/** Used pieces each have a grade and a number of their own and are not imported as a count. */
export function readCondition(
  text: string,
): Result<'new' | 'nearly_new', 'used_piece' | 'invalid_value'> {
  const found = conditions[foldText(text).replaceAll(/[^a-z]/g, '')];
  if (found === undefined) return refuse('invalid_value');
  return found === 'used' ? refuse('used_piece') : accept(found);
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Descriptions of other shops are HTML; ours are plain text with lines, which stay as they are. */
export const plainText = (text: string): string =>
  /<[a-z/!]|&(?:#\d|[a-z]+;)/i.test(text)
    ? withoutMarkup(text)
    : text.replaceAll('\r\n', '\n').trim();

const withoutMarkup = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<(?:br|\/p|\/li|\/div|\/h\d|\/tr)\b[^>]*>/gi, '\n')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(
      /&(amp|lt|gt|quot|apos|nbsp);/gi,
      (_, name: string) => entities[name.toLowerCase()] ?? '',
    )
    .replaceAll(/&#(\d{1,6});/g, (_, code: string) =>
      String.fromCodePoint(Math.min(Number(code), 0x10_ffff)),
    )
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ *\n[ \n]*/g, '\n')
    .trim();

const dayForms: readonly (readonly [RegExp, readonly [number, number, number]])[] = [
  [/^(\d{4})-(\d{1,2})-(\d{1,2})/, [1, 2, 3]],
  [/^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/, [3, 2, 1]],
  [/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, [3, 2, 1]],
];

/** A day as Czechs, Romanians and spreadsheets write it; `YYYY-MM-DD`. */
export function readDay(text: string): Result<string, 'not_a_day'> {
  for (const [form, [year, month, day]] of dayForms) {
    const parts = form.exec(text.trim());
    if (!parts) continue;
    const [y, m, d] = [parts[year] ?? '', parts[month] ?? '', parts[day] ?? ''];
    const read = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
    const date = new Date(`${read}T00:00:00Z`);
    const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(read);
    return isReal ? accept(read) : refuse('not_a_day');
  }
  return refuse('not_a_day');
}
