import type { CellValue, GridColumn } from '../grid/grid-definition.ts';
import { markets, type Language, type MarketCode } from '../market/market.ts';
import type { DayLike } from '../shared/calendar-day.ts';
import { accept, refuse, type Result } from '../shared/result.ts';
import { foldText } from '../shared/text.ts';
import { parseTypedDate } from '../shared/typed-date.ts';
import { readTypedText } from '../shared/typed-text.ts';
import { isSameMinute, parseTypedMoment, type TypedMomentRefusal } from './typed-moment.ts';
import { parseTypedNumber, type TypedNumberRefusal } from '../shared/typed-number.ts';

/** Why the text of a cell is refused; each has its sentence in `core/phrases/<language>/cells.ts`. */
export type CellRefusal =
  | TypedMomentRefusal
  | TypedNumberRefusal
  | 'required'
  | 'not_editable'
  | 'not_whole'
  | 'negative'
  | 'too_large'
  | 'not_boolean'
  | 'unknown_choice';

/** What reading a cell depends on besides its column. */
export interface CellReading {
  readonly language: Language;
  /** Whose clocks moments are written by. */
  readonly market: MarketCode;
  readonly today: DayLike;
  /** What a choice is called on the screen; both it and the value itself are read. */
  readonly choiceLabel: (column: GridColumn, choice: string) => string;
}

const longestText = 2000;
const largestNumber = 1e12;
const currencies = /\s*(?:kč|czk|lei|ron)$/i;

/**
 * What a text typed or pasted into a cell means by the type of its column: `1 234,50`, `ano`/`da`,
 * `3. 12. 2026`, `3. 12. 2026 14:30`, a choice by its label. An empty text is null where the column
 * allows it.
 */
export function readCellText(
  text: string,
  column: GridColumn,
  reading: CellReading,
): Result<CellValue, CellRefusal> {
  if (column.editable !== true) return refuse('not_editable');
  if (text.trim() === '') return column.optional ? accept(null) : refuse('required');
  switch (column.type) {
    case 'text':
      return readTypedText(text, longestText);
    case 'integer':
    case 'decimal':
      return readNumber(text, column, reading.language);
    case 'money':
      return readNumber(text.trim().replace(currencies, ''), column, reading.language);
    case 'boolean':
      return readBoolean(text);
    case 'choice':
      return readChoice(text, column, reading);
    case 'day':
      return parseTypedDate(text, { today: reading.today, kind: 'any', allowIso: true });
    case 'moment': {
      const { timeZone } = markets[reading.market];
      return parseTypedMoment(text, { today: reading.today, timeZone });
    }
  }
}

/** Whether a cell already holds what was typed; of a moment no more than its minute is seen. */
export function isSameCell(
  column: GridColumn,
  typed: CellValue,
  held: CellValue | undefined,
): boolean {
  const areMoments =
    column.type === 'moment' && typeof typed === 'string' && typeof held === 'string';
  return areMoments ? isSameMinute(typed, held) : typed === held;
}

function readNumber(
  text: string,
  { type }: GridColumn,
  language: Language,
): Result<number, CellRefusal> {
  const number = parseTypedNumber(text, language);
  if (!number.ok) return number;
  if (type !== 'decimal' && !Number.isInteger(number.value)) return refuse('not_whole');
  return Math.abs(number.value) > largestNumber ? refuse('too_large') : number;
}

// Both languages, since files travel between shops; PRAVDA and ADEVARAT are what Excel writes.
const yes = new Set(['ano', 'da', 'true', 'pravda', 'adevarat', '1']);
const no = new Set(['ne', 'nu', 'false', 'nepravda', 'fals', '0']);

function readBoolean(text: string): Result<boolean, 'not_boolean'> {
  const word = foldText(text.trim());
  if (yes.has(word)) return accept(true);
  return no.has(word) ? accept(false) : refuse('not_boolean');
}

function readChoice(
  text: string,
  column: GridColumn,
  { choiceLabel }: CellReading,
): Result<string, 'unknown_choice'> {
  const word = foldText(text.trim());
  const found = (column.choices ?? []).find(
    (choice) => choice === text.trim() || foldText(choiceLabel(column, choice)) === word,
  );
  return found === undefined ? refuse('unknown_choice') : accept(found);
}
