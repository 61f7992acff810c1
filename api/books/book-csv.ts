import { byteOrderMark, writeCsvLine } from '#core/csv/write-csv.ts';
import type { InvoiceDocument } from '#core/documents/invoice-document.ts';
import { marginBookRow } from '#core/documents/margin-book.ts';
import { vatBookRows } from '#core/documents/vat-book.ts';
import type { Language } from '#core/market/market.ts';
import { bookWords as cs, type BookPhrase } from '#core/phrases/cs/books.ts';
import { bookWords as ro } from '#core/phrases/ro/books.ts';
import { formatDate } from '#core/shared/calendar.ts';
import type { NamedGoods } from './margin-goods.ts';

type Cells = readonly (string | number | null)[];

const shared = ['number', 'kind', 'issuedOn', 'suppliedOn', 'orderNumber', 'corrects'] as const;
const ofVat = ['buyer', 'companyId', 'vatId', 'scheme', 'rate', 'base', 'vat', 'gross'] as const;
const ofMargin = ['code', 'name', 'bought', 'sold', 'margin', 'rate', 'marginTax'] as const;

/** Titles of the books in the words of whoever takes them. */
export const bookWords: Readonly<Record<Language, Readonly<Record<BookPhrase, string>>>> = {
  cs,
  ro,
};

/** Writes both books document by document; texts of customers are neutralised as formulas (T-CSV-5). */
export function bookWriter(language: Language) {
  const words = bookWords[language];
  const titles = (columns: readonly BookPhrase[]) =>
    byteOrderMark +
    writeCsvLine([...shared, ...columns, 'currency' as const].map((of) => words[of]));
  const vat = [titles(ofVat)];
  const margins = [titles(ofMargin)];
  return {
    document: (one: InvoiceDocument, goods: readonly NamedGoods[]): void => {
      const known = sharedCells(one, words);
      const line = (cells: Cells) => writeCsvLine([...known, ...cells, one.currency]);
      vat.push(...vatCells(one, words).map(line));
      margins.push(...goods.map((each) => line(marginCells(each))));
    },
    vatBook: (): string => vat.join(''),
    marginBook: (): string => margins.join(''),
  };
}

type Words = (typeof bookWords)[Language];

const sharedCells = (one: InvoiceDocument, words: Words): Cells => [
  one.number,
  words[`kind_${one.kind}`],
  formatDate(one.issuedOn),
  formatDate(one.suppliedOn),
  one.orderNumber,
  one.correction?.number ?? null,
];

const vatCells = (one: InvoiceDocument, words: Words): Cells[] =>
  vatBookRows(one).map((row) => [
    one.buyer.name,
    one.buyer.companyId,
    one.buyer.vatId,
    words[`scheme_${row.scheme}`],
    row.ratePercent,
    row.baseHundredths / 100,
    row.vatHundredths / 100,
    row.grossHundredths / 100,
  ]);

function marginCells(goods: NamedGoods): Cells {
  const { bought, sold, margin, taxHundredths } = marginBookRow(goods);
  const { code, name, ratePercent } = goods;
  return [code, name, bought, sold, margin, ratePercent, taxHundredths / 100];
}
