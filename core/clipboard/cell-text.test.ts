import { describe, expect, it } from 'vitest';
import type { ColumnType, GridColumn } from '../grid/grid-definition.ts';
import type { Language } from '../market/market.ts';
import { isSameCell, readCellText } from './cell-text.ts';
import { parseTypedDigits, parseTypedNumber } from '../shared/typed-number.ts';

const labels: Record<string, string> = { new: 'Nové', used: 'Bazarové' };
const column = (type: ColumnType, more: Partial<GridColumn> = {}): GridColumn => ({
  id: type,
  type,
  editable: true,
  ...more,
});
const read = (text: string, of: GridColumn, language: Language = 'cs') =>
  readCellText(text, of, {
    language,
    market: 'cz',
    today: '2026-11-21',
    choiceLabel: (_, choice) => labels[choice] ?? choice,
  });
const value = (is: unknown) => ({ ok: true, value: is });
const refusal = (error: string) => ({ ok: false, error });

describe('a typed number', () => {
  it.each([
    ['cs', '1 234,50', 1234.5],
    ['cs', '1\u00a0234\u202f567', 1234567],
    ['cs', '1234.5', 1234.5],
    ['cs', '\u2212300', -300],
    ['ro', '1.234,50', 1234.5],
    ['ro', '1.234', 1234],
    ['ro', '1234,5', 1234.5],
  ] as const)('in %s %j is %d', (language, text, number) => {
    expect(parseTypedNumber(text, language)).toEqual(value(number));
  });

  it.each([
    ['cs', '4,00638E+12'],
    ['cs', '1.234,50'],
    ['cs', '12 34'],
    ['cs', '4006381333931000000'],
    ['ro', '1234.5'],
    ['ro', '1,234.50'],
  ] as const)('in %s %j is refused for its format (T-CSV-4)', (language, text) => {
    expect(parseTypedNumber(text, language)).toEqual(refusal('number_format'));
  });

  it('is no number with letters in it', () => {
    expect(parseTypedNumber('12a', 'cs')).toEqual(refusal('not_number'));
  });

  it('keeps an EAN whole and refuses what a spreadsheet rounded (T-CSV-4)', () => {
    expect(parseTypedDigits(' 0040063813339 ')).toEqual(value('0040063813339'));
    expect(parseTypedDigits('4,00638E+12')).toEqual(refusal('number_format'));
    expect(parseTypedDigits('ABC')).toEqual(refusal('not_digits'));
  });
});

describe('the text of a cell', () => {
  it('is an amount with its currency', () => {
    expect(read('24\u00a0990\u00a0Kč', column('money'))).toEqual(value(24990));
    expect(read('1.299 Lei', column('money'), 'ro')).toEqual(value(1299));
    expect(read('1 234,50', column('money'))).toEqual(refusal('not_whole'));
  });

  it('is yes or no in both languages', () => {
    expect(['Ano', 'da', 'PRAVDA'].map((text) => read(text, column('boolean')))).toEqual([
      value(true),
      value(true),
      value(true),
    ]);
    expect(read('nu', column('boolean'))).toEqual(value(false));
    expect(read('možná', column('boolean'))).toEqual(refusal('not_boolean'));
  });

  it('is a choice by its label or value', () => {
    const condition = column('choice', { choices: ['new', 'used'] });
    expect(read('bazarove', condition)).toEqual(value('used'));
    expect(read('new', condition)).toEqual(value('new'));
    expect(read('staré', condition)).toEqual(refusal('unknown_choice'));
  });

  it('is a day in the order of both languages', () => {
    expect(read('3. 12. 2026', column('day'))).toEqual(value('2026-12-03'));
    expect(read('31.2.2026', column('day'))).toEqual(refusal('date_not_real'));
  });

  it('is a moment by the clocks of the market', () => {
    expect(read('3. 12. 2026 14:30', column('moment'))).toEqual(value('2026-12-03T13:30:00.000Z'));
    expect(read('2026-12-03T14:30', column('moment'))).toEqual(value('2026-12-03T13:30:00.000Z'));
    expect(read('3. 12. 2026 14', column('moment'))).toEqual(refusal('date_format'));
    expect(read('', column('moment', { optional: true }))).toEqual(value(null));
  });

  it('is the same as what the cell holds, of a moment to the minute', () => {
    const held = '2026-12-03T13:30:21.500Z';
    expect(isSameCell(column('moment'), '2026-12-03T13:30:00.000Z', held)).toBe(true);
    expect(isSameCell(column('moment'), '2026-12-03T13:31:00.000Z', held)).toBe(false);
    expect(isSameCell(column('moment'), null, held)).toBe(false);
    expect(isSameCell(column('text'), 'a', 'a')).toBe(true);
  });

  it('is nothing only where nothing is allowed', () => {
    expect(read('  ', column('money', { optional: true }))).toEqual(value(null));
    expect(read('', column('money'))).toEqual(refusal('required'));
  });

  it('is refused where the column cannot be changed', () => {
    const { editable: _, ...fixed } = column('text');
    expect(read('a', fixed)).toEqual(refusal('not_editable'));
  });
});
