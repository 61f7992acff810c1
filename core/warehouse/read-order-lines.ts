import { checkHeader } from '../csv/check-header.ts';
import { detectDelimiter, readCsvTable } from '../csv/read-table.ts';
import { parseDelimited } from '../csv/delimited-text.ts';

/** A line of an order at a supplier as it was written; the API judges what it says. */
export interface WrittenLine {
  readonly code: string;
  readonly expected: string;
  readonly price: string;
}

const columns = [
  { id: 'code', titles: ['Kód', 'EAN', 'Cod', 'Code'], required: true },
  { id: 'expected', titles: ['Kusů', 'Ks', 'Bucăți', 'Cantitate', 'Quantity'], required: true },
  { id: 'price', titles: ['Nákupní cena', 'Cena', 'Preț', 'Preț de achiziție', 'Price'] },
] as const;

/**
 * Lines of a CSV file or of a block that was copied from a spreadsheet: by the titles of its columns where it has them,
 * else code, pieces and price in this order. Null where it holds no table.
 */
export function readOrderLines(text: string): readonly WrittenLine[] | null {
  const table = readCsvTable(text);
  if (!table.ok) return null;
  const header = checkHeader(table.value.header, columns);
  if (header.ok) {
    const { places } = header.value;
    const at = (cells: readonly string[], id: string) => cells[places.get(id) ?? -1]?.trim() ?? '';
    return table.value.rows.map(({ cells }) => ({
      code: at(cells, 'code'),
      expected: at(cells, 'expected'),
      price: at(cells, 'price'),
    }));
  }
  const parsed = parseDelimited(text, detectDelimiter(text));
  if (!parsed.ok) return null;
  return parsed.value
    .map(({ cells: [code = '', expected = '', price = ''] }) => ({
      code: code.trim(),
      expected: expected.trim(),
      price: price.trim(),
    }))
    .filter(({ code }) => code !== '');
}
