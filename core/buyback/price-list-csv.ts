import type { CellRefusal } from '../clipboard/cell-text.ts';
import { parseTypedNumber } from '../shared/typed-number.ts';
import type { CsvColumn } from '../csv/check-header.ts';
import type { ImportRules, RowProblem } from '../csv/plan-import.ts';
import { byteOrderMark, writeCsvLine } from '../csv/write-csv.ts';
import type { Language } from '../market/market.ts';
import { accept, refuse, type Result } from '../shared/result.ts';
import { priceDraftCells, type PriceDraftCell } from './price-draft-cells.ts';

/** Prices of one model as a file has them; null for a grade that is not bought. */
export interface PricedModel {
  /** Slug, which is what tells rows apart. */
  readonly model: string;
  readonly prices: Readonly<Record<PriceDraftCell, number | null>>;
}

const cells = Object.keys(priceDraftCells) as PriceDraftCell[]; // the record's own keys

const titles: Readonly<Record<PriceDraftCell | 'model' | 'device', readonly [string, string]>> = {
  model: ['Kód modelu', 'Cod model'],
  device: ['Zařízení', 'Dispozitiv'],
  priceAPlus: ['Cena A+', 'Preț A+'],
  priceA: ['Cena A', 'Preț A'],
  priceB: ['Cena B', 'Preț B'],
  priceC: ['Cena C', 'Preț C'],
  priceD: ['Cena D', 'Preț D'],
  minimalPrice: ['Minimální cena', 'Preț minim'],
};

/** Title of a column of the file in a language. */
export const priceCsvTitle = (column: keyof typeof titles, language: Language): string =>
  titles[column][language === 'cs' ? 0 : 1];

export const isPriceCsvColumn = (column: string): column is keyof typeof titles =>
  Object.hasOwn(titles, column);

/**
 * Columns of a price list's file, the titles of `language` first, so that refusals name those. All
 * but the name of the device, which is there for people, must be in the file (T-CSV-2).
 */
export const priceCsvColumns = (language: Language): CsvColumn[] =>
  (['model', 'device', ...cells] as const).map((id) => ({
    id,
    titles: [priceCsvTitle(id, language), ...titles[id]],
    ...(id === 'device' ? {} : { required: true }),
  }));

/**
 * How rows of a file are read and compared with a draft (T-CSV-3, T-CSV-4): prices as people of
 * `language` write them, `1 234` or `1.234`; an empty one means that the grade is not bought.
 */
export const priceCsvRules = (
  language: Language,
  drafted: ReadonlyMap<string, PricedModel>,
): ImportRules<PricedModel, CellRefusal> => ({
  read(cell) {
    const model = cell('model').trim();
    const known: RowProblem<CellRefusal>[] = drafted.has(model)
      ? []
      : [{ column: 'model', reason: model === '' ? 'required' : 'unknown_choice' }];
    const read = cells.map(
      (column) => [column, readPrice(cell(column), column, language)] as const,
    );
    const [first, ...others] = [
      ...known,
      ...read.flatMap(([column, price]) => (price.ok ? [] : [{ column, reason: price.error }])),
    ];
    if (first) return refuse([first, ...others]);
    const prices = read.map(([column, price]) => [column, price.ok ? price.value : null]);
    // Every column was read right above.
    return accept({ model, prices: Object.fromEntries(prices) as PricedModel['prices'] });
  },
  keyOf: ({ model }) => model,
  current: (model) => drafted.get(model) ?? null,
  same: (one, other) => cells.every((cell) => one.prices[cell] === other.prices[cell]),
});

function readPrice(
  text: string,
  column: PriceDraftCell,
  language: Language,
): Result<number | null, CellRefusal> {
  const digits = text.trim().replace(/\s*(?:kč|czk|lei|ron)$/i, '');
  if (digits === '') return accept(null);
  const number = parseTypedNumber(digits, language);
  if (!number.ok) return number;
  if (!Number.isInteger(number.value)) return refuse('not_whole');
  const checked = priceDraftCells[column].safeParse(number.value);
  if (checked.success) return accept(checked.data);
  return refuse(number.value < 0 ? 'negative' : 'too_large');
}

/** A price list as a CSV text: with the mark, titles of `language`, formulas neutralised (T-CSV-5). */
export function writePriceCsv(
  rows: readonly (PricedModel & { readonly device: string })[],
  language: Language,
): string {
  const header = (['model', 'device', ...cells] as const).map((id) => priceCsvTitle(id, language));
  const lines = rows.map(({ model, device, prices }) =>
    writeCsvLine([model, device, ...cells.map((cell) => prices[cell])]),
  );
  return `${byteOrderMark}${writeCsvLine(header)}${lines.join('')}`;
}
