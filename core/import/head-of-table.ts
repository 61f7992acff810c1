import { readCost } from './read-values.ts';
import { readGtin } from '../search/gtin.ts';

/** Pieces and shares as tables write them beside a number. */
const units = /\s*(?:ks|buc|pcs|%|€|eur)\.?$/i;

const isNumber = (text: string): boolean => readCost(text.replace(units, '')).ok;
const isAddress = (text: string): boolean => /^(?:https?:\/\/|\/)\S*$|^\S+@\S+\.\S+$/i.test(text);
const isBarCode = (text: string): boolean => /^\d{8,14}$/.test(text) && readGtin(text).ok;

/**
 * Whether the first row of a table says what its columns hold. One with a bar code, an address, or with two numbers is a row
 * like those below it: no title is any of them, and a lone number may be a year or a size.
 */
export function hasTitles(row: readonly string[]): boolean {
  const cells = row.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (cells.some((cell) => isBarCode(cell) || isAddress(cell))) return false;
  return cells.filter(isNumber).length < 2;
}

interface TableHead<Row> {
  /** Titles; the numbers of the columns where nothing names them. */
  readonly header: readonly string[];
  readonly rows: Iterable<Row>;
}

/** Parts a table into its titles and its rows. `first` is a row as well where there are no titles. */
export function headOfTable<Row extends { readonly cells: readonly string[] }>(
  first: Row,
  rest: Iterable<Row>,
): TableHead<Row> {
  const cells = first.cells.map((cell) => cell.trim());
  if (hasTitles(cells)) return { header: cells, rows: rest };
  return { header: cells.map((_, at) => String(at + 1)), rows: withFirst(first, rest) };
}

function* withFirst<Row>(first: Row, rest: Iterable<Row>): Generator<Row> {
  yield first;
  yield* rest;
}
