import { describe, expect, it } from 'vitest';
import type { GridColumn } from '#core/grid/grid-definition.ts';
import {
  conditionWords,
  draftOf,
  operatorsFor,
  readDraft,
  type FilterDraft,
} from './filter-words.ts';
import type { CellWords } from './format-cell.ts';

const words: CellWords = {
  ...({ language: 'cs', market: 'cz', yes: 'Ano', no: 'Ne' } as const),
  choiceLabel: (_, choice) => ({ used: 'Bazarové' })[choice] ?? choice,
};
const reading = { ...words, today: '2026-11-21' };
const price: GridColumn = { id: 'price', type: 'money' };
const read = (draft: Partial<FilterDraft>, column: GridColumn) =>
  readDraft({ op: 'eq', value: '', to: '', choices: [], ...draft }, column, reading);

describe('a filter of a column', () => {
  it('is typed like a value, also where cells cannot be changed', () => {
    expect(read({ op: 'between', value: '1 000', to: '2 000 Kč' }, price)).toEqual({
      ok: true,
      value: { column: 'price', op: 'between', value: 1000, to: 2000 },
    });
    expect(read({ op: 'lt', value: 'moc' }, price)).toEqual({ ok: false, error: 'not_number' });
  });

  it('of moments is about days', () => {
    const created: GridColumn = { id: 'createdAt', type: 'moment' };
    expect(read({ op: 'after', value: '3.12.2025' }, created)).toMatchObject({
      value: { value: '2025-12-03' },
    });
  });

  it('is none where nothing is filled in', () => {
    expect(read({}, price)).toEqual({ ok: true, value: null });
    const kind: GridColumn = { id: 'kind', type: 'choice', choices: ['new', 'used'] };
    expect(read({ op: 'in' }, kind)).toEqual({ ok: true, value: null });
  });

  it('ticks values of a text only where the screen lists them', () => {
    const maker: GridColumn = { id: 'manufacturer', type: 'text', picked: true };
    expect(operatorsFor({ id: 'name', type: 'text' })).not.toContain('in');
    expect(operatorsFor(maker)).toContain('in');
    expect(read({ op: 'in', choices: ['Apple'] }, maker)).toEqual({
      ok: true,
      value: { column: 'manufacturer', op: 'in', value: ['Apple'] },
    });
    expect(read({ op: 'in' }, maker)).toEqual({ ok: true, value: null });
  });

  it('offers blank ones only where a cell may be empty', () => {
    expect(operatorsFor(price)).not.toContain('blank');
    expect(operatorsFor({ ...price, optional: true })).toContain('notBlank');
  });

  it('is filled in again as it was', () => {
    const condition = { column: 'price', op: 'between', value: 1000, to: 2000 } as const;
    const again = readDraft(draftOf(condition, price, words), price, reading);
    expect(again).toEqual({ ok: true, value: condition });
  });

  it('is said in words', () => {
    const say = (condition: Parameters<typeof conditionWords>[0], column: GridColumn) =>
      conditionWords(condition, column, words, 'Cena', (op) => `<${op}>`);
    expect(say({ column: 'price', op: 'lte', value: 1000 }, price)).toBe(
      'Cena: <lte> 1\u00a0000\u00a0Kč',
    );
    const kind: GridColumn = { id: 'kind', type: 'choice', choices: ['new', 'used'] };
    expect(say({ column: 'kind', op: 'in', value: ['used'] }, kind)).toBe('Cena: Bazarové');
  });
});
