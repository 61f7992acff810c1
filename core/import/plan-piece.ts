import { requiredIdentifier, type DeviceKind } from '../buyback/device-kind.ts';
import { parseDeviceNumber } from '../buyback/device-number.ts';
import { grades, type Grade } from '../buyback/grade.ts';
import { firstPrice } from '../catalog/first-price.ts';
import { productCells } from '../catalog/product-cells.ts';
import { foldText } from '../shared/text.ts';
import { cellsByField } from './cells-by-field.ts';
import type { Mapping } from './guess-mapping.ts';
import type { ImportChange } from './plan-row.ts';
import type { ImportProblem } from './read-row.ts';
import { readPrice } from './read-values.ts';

/** A used piece as a row says it. */
export interface PieceRow {
  readonly code: string | undefined;
  /** 13 digits. */
  readonly ean: string | undefined;
  readonly grade: Grade;
  /** Whole units. */
  readonly price: number;
  /** Whole units; without it nobody could tell a price below cost. */
  readonly boughtFor: number;
  readonly batteryPercent: number | null;
  /** IMEI or serial number; empty where it has none. */
  readonly serial: string;
  /** As the file calls it; undefined is the warehouse. */
  readonly place: string | undefined;
  readonly noteCs: string;
  readonly noteRo: string;
}

export interface ReadPiece {
  /** Null where a cell without which there is no piece cannot be read. */
  readonly row: PieceRow | null;
  readonly problems: readonly ImportProblem[];
}

const longestNote = 500;
const highestPaid = 1_000_000;

/** Reads a row of used pieces; every problem is told. */
export function readPiece(cells: readonly string[], mapping: Mapping): ReadPiece {
  const said = cellsByField(cells, mapping);
  const problems: ImportProblem[] = [];
  const read = <T>(field: ImportProblem['field'], value: T | null, reason: string): T | null => {
    if (value === null) problems.push({ field, reason });
    return value;
  };
  const { code, noteCs = '', noteRo = noteCs } = said;
  if (code === undefined && said.ean === undefined) {
    problems.push({ field: 'code', reason: 'row_without_code' });
  }
  const grade = read('grade', gradeOf(said.grade), said.grade ? 'invalid_value' : 'required');
  const price = read('price', amountOf(said.price), said.price ? 'not_price' : 'required');
  if (price === 0) problems.push({ field: 'price', reason: 'not_positive' });
  const paid = read(
    'boughtFor',
    amountOf(said.boughtFor),
    said.boughtFor ? 'not_price' : 'required',
  );
  if ((paid ?? 0) > highestPaid) problems.push({ field: 'boughtFor', reason: 'too_large' });
  const battery = said.battery === undefined ? undefined : percentOf(said.battery);
  if (battery !== undefined) read('battery', battery, 'invalid_value');
  const ean = said.ean === undefined ? null : productCells.ean.safeParse(said.ean);
  if (ean?.success === false) problems.push({ field: 'ean', reason: 'invalid_value' });
  for (const [field, text] of Object.entries({ noteCs, noteRo })) {
    const of = field === 'noteCs' ? 'noteCs' : 'noteRo';
    if (text.length > longestNote) problems.push({ field: of, reason: 'too_long' });
  }
  if (problems.length > 0 || grade === null || price === null || paid === null) {
    return { row: null, problems };
  }
  const known = { code, ean: ean?.data ?? undefined, place: said.place, serial: said.serial ?? '' };
  const worth = { grade, price, boughtFor: paid, batteryPercent: battery ?? null };
  return { row: { ...known, ...worth, noteCs, noteRo }, problems };
}

/** `A+`, `a plus` and `stupeň B` alike; null where it is no grade. */
function gradeOf(text: string | undefined): Grade | null {
  const bare = foldText(text ?? '')
    .replace(/^(?:stupen|stav|trida|grade|grad)\s*/, '')
    .replace(/\s*plus$/, '+');
  return grades.find((grade) => grade.toLowerCase() === bare) ?? null;
}

function amountOf(text = ''): number | null {
  const read = readPrice(text);
  return read.ok ? read.value : null;
}

/** `88`, `88 %` and the `0,88` of a spreadsheet; whole percent from 1 to 100. */
function percentOf(text: string): number | null {
  const number = Number(text.replace(/\s*%$/, '').replace(',', '.'));
  const isShare = number > 0 && number < 1;
  const percent = Math.round(isShare ? number * 100 : number);
  return percent >= 1 && percent <= 100 ? percent : null;
}

/** What the shop knows of what a row is about. */
export interface KnownOfPiece {
  /** Null where it has no such product. */
  readonly kind: DeviceKind | null;
  /** Whether the place is one of its own. */
  readonly hasPlace: boolean;
  /** Whether the device lies there already, or stands in a row above. */
  readonly isThere: boolean;
}

export interface PiecePlan {
  readonly outcome: 'new' | 'same' | 'refused';
  readonly changes: readonly ImportChange[];
  readonly problems: readonly ImportProblem[];
}

/** The number as it is kept; null where the row has none, or a wrong one for its kind of device. */
export function serialOfPiece({ serial }: PieceRow, kind: DeviceKind): string | null {
  if (serial === '') return null;
  const read = parseDeviceNumber(serial, kind);
  return read.ok ? read.value : null;
}

/**
 * What a row of used pieces comes to: a new piece, nothing where the same device is in stock, or a refusal. Each has its
 * number, but for accessories: the same file twice makes no second piece. Its number is told by nobody.
 */
export function planPiece({ row, problems }: ReadPiece, known: KnownOfPiece): PiecePlan {
  if (row === null) return refused(problems);
  const { kind, hasPlace, isThere } = known;
  if (kind === null) return refused([{ field: 'code', reason: 'unknown_product' }]);
  if (!hasPlace) return refused([{ field: 'place', reason: 'unknown_row' }]);
  if (row.serial === '' && requiredIdentifier(kind) !== 'none') {
    return refused([{ field: 'serial', reason: 'required' }]);
  }
  if (row.serial !== '' && serialOfPiece(row, kind) === null) {
    return refused([{ field: 'serial', reason: 'invalid_value' }]);
  }
  if (isThere) {
    return { outcome: 'same', changes: [], problems: [{ field: 'serial', reason: 'piece_known' }] };
  }
  const added = (field: 'grade' | 'price' | 'boughtFor' | 'battery', after: string | number) => ({
    field,
    before: null,
    after,
  });
  const { waiting } = firstPrice(row.price, row.boughtFor);
  return {
    outcome: 'new',
    changes: [
      added('grade', row.grade),
      added('price', row.price),
      added('boughtFor', row.boughtFor),
      ...(row.batteryPercent === null ? [] : [added('battery', row.batteryPercent)]),
    ],
    problems: waiting === null ? [] : [{ field: 'price', reason: 'price_below_cost_for_two' }],
  };
}

const refused = (problems: readonly ImportProblem[]): PiecePlan => ({
  outcome: 'refused',
  changes: [],
  problems,
});
