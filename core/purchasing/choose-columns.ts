import { foldText } from '../shared/text.ts';
import type { TableFields } from './invoice-columns.ts';

/** What a column of an invoice that is a table may say. */
export const invoiceFields = [
  'code',
  'ean',
  'mpn',
  'name',
  'quantity',
  'price',
  'priceWithVat',
  'vat',
] as const;
export type InvoiceField = (typeof invoiceFields)[number];

/** What each column says, by its place; null for one that is left out. */
export type InvoiceColumns = readonly (InvoiceField | null)[];

/** Whether each column of a header is given a meaning or left out, and no meaning to two of them. */
export function isChoice(header: readonly string[], columns: InvoiceColumns): boolean {
  const meant = columns.filter((field) => field !== null);
  return columns.length === header.length && new Set(meant).size === meant.length;
}

/** Where what somebody has chosen stands; nothing else is looked for, as they saw all columns. */
export function placesOfChoice(columns: InvoiceColumns): TableFields {
  const at = (field: InvoiceField): number | null => {
    const place = columns.indexOf(field);
    return place === -1 ? null : place;
  };
  const [without, withVat] = [at('price'), at('priceWithVat')];
  return {
    code: at('code'),
    ean: at('ean'),
    mpn: at('mpn'),
    name: at('name'),
    quantity: at('quantity'),
    price: without ?? withVat,
    vat: at('vat'),
    isWithVat: without === null && withVat !== null,
  };
}

/** The same said the other way round: what each of so many columns means. */
export function columnsAt(count: number, places: TableFields): InvoiceColumns {
  const { isWithVat, ...at } = places;
  const price = isWithVat ? 'priceWithVat' : 'price';
  return Array.from({ length: count }, (_, place) => {
    const field = Object.entries(at).find(([, one]) => one === place)?.[0];
    return invoiceFields.find((one) => one === (field === 'price' ? price : field)) ?? null;
  });
}

/** Titles as they are remembered; of several that are the same, which of them it is belongs to it. */
function titlesOf(header: readonly string[]): readonly string[] {
  const folded = header.map((title) => foldText(title).replaceAll(/\s+/g, ' ').trim());
  return folded.map((title, place) => {
    const before = folded.slice(0, place).filter((one) => one === title).length;
    return `${title}\t${String(before)}`;
  });
}

/** By what a header is known again: all of its titles, in whatever order they stand. */
export const headerOf = (header: readonly string[]): string =>
  titlesOf(header).toSorted().join('\n');

export type MeantTitles = Readonly<Record<string, InvoiceField>>;

/** What somebody has chosen, by titles, to be remembered for the next file with the same header. */
export const meantTitles = (header: readonly string[], columns: InvoiceColumns): MeantTitles =>
  Object.fromEntries(
    titlesOf(header).flatMap((title, place) => {
      const field = columns[place] ?? null;
      return field === null ? [] : [[title, field] as const];
    }),
  );

/** What columns of a header mean by what is remembered of their titles. */
export const meantColumns = (header: readonly string[], meant: MeantTitles): InvoiceColumns =>
  titlesOf(header).map((title) => (Object.hasOwn(meant, title) ? (meant[title] ?? null) : null));
