import { describe, expect, it } from 'vitest';
import type { CellValue, ColumnType } from '#core/grid/grid-definition.ts';
import { editableText, formatCell, momentField, type CellWords } from './format-cell.ts';

const cs: CellWords = {
  ...({ language: 'cs', market: 'cz', yes: 'Ano', no: 'Ne' } as const),
  choiceLabel: (_, choice) => ({ used: 'Bazarové' })[choice] ?? choice,
};
const ro: CellWords = { ...cs, language: 'ro', market: 'ro' };
const shown = (value: CellValue, type: ColumnType, words = cs) =>
  formatCell(value, { id: 'a', type }, words);

describe('a cell', () => {
  it('shows money and numbers as the market writes them', () => {
    expect(shown(24990, 'money')).toBe('24\u00a0990\u00a0Kč');
    expect(shown(1299, 'money', ro)).toBe('1.299\u00a0Lei');
    expect(shown(1234.5, 'decimal')).toBe('1\u00a0234,5');
    expect(shown(1234, 'integer', ro)).toBe('1.234');
  });

  it('shows moments in the zone of the market', () => {
    expect(shown('2026-11-20T23:30:00Z', 'moment')).toBe('21.11.2026 0:30');
    expect(shown('2026-11-20T23:30:00Z', 'moment', ro)).toBe('21.11.2026 01:30');
  });

  it('gives moments to the field that edits them by the clocks of the market', () => {
    expect(momentField('2026-11-20T23:30:21Z', 'cz')).toBe('2026-11-21T00:30');
    expect(momentField('2026-11-20T23:30:00Z', 'ro')).toBe('2026-11-21T01:30');
    expect(momentField(null, 'cz')).toBe('');
  });

  it('shows days, choices and truth in words, and nothing for nothing', () => {
    expect(shown('2026-12-03', 'day')).toBe('03.12.2026');
    expect([shown('used', 'choice'), shown(true, 'boolean'), shown(null, 'text')]).toEqual([
      'Bazarové',
      'Ano',
      '',
    ]);
  });

  it('is copied so that spreadsheets take its number', () => {
    expect(editableText(24990, { id: 'a', type: 'money' }, cs)).toBe('24990');
    expect(editableText(-1.5, { id: 'a', type: 'decimal' }, cs)).toBe('-1,5');
  });
});
