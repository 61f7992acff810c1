import type { CellValue, GridColumn } from '#core/grid/grid-definition.ts';
import { markets, type Language, type MarketCode } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { formatMoney } from '#core/shared/money.ts';
import { dayText, momentText, timeText } from '../../lib/moment-text.ts';

/** What writing a cell depends on besides its column. */
export interface CellWords {
  readonly language: Language;
  readonly market: MarketCode;
  readonly yes: string;
  readonly no: string;
  readonly choiceLabel: (column: GridColumn, choice: string) => string;
}

const numbers: Record<Language, Intl.NumberFormat> = {
  cs: new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 6 }),
  ro: new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 6, useGrouping: 'always' }),
};

/** A number with its thousands parted as the language does. */
export const formatNumber = (value: number, language: Language): string =>
  numbers[language].format(value);

/** A cell as people read it; '' where it is empty. */
export function formatCell(value: CellValue | undefined, column: GridColumn, words: CellWords) {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') {
    return column.type === 'money'
      ? formatMoney(value, words.market)
      : numbers[words.language].format(value);
  }
  if (column.type === 'choice') return words.choiceLabel(column, value);
  if (column.type === 'day') return dayText(value);
  return column.type === 'moment' ? momentText(value, words.market) : value;
}

/** A moment as the browser's own field for a day and a time takes it: `2026-12-03T09:05`. */
export function momentField(value: CellValue | undefined, market: MarketCode): string {
  if (typeof value !== 'string') return '';
  const instant = new Date(value);
  const time = timeText(instant, market).padStart(5, '0');
  return `${dayInTimeZone(instant, markets[market].timeZone)}T${time}`;
}

/**
 * A cell as spreadsheets take it and as it can be pasted back or typed: numbers without thousands and
 * currency, with a decimal comma, which both languages write.
 */
export const editableText = (
  value: CellValue | undefined,
  column: GridColumn,
  words: CellWords,
): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : formatCell(value, column, words);

/** True where digits of the column should stand under each other. */
export const isNumeric = ({ type }: GridColumn): boolean =>
  type === 'integer' || type === 'money' || type === 'decimal';
