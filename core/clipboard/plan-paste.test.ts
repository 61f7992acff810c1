import { describe, expect, it } from 'vitest';
import type { GridColumn, GridRow } from '../grid/grid-definition.ts';
import { readClipboard, writeClipboard } from './clipboard-table.ts';
import { layBlock } from './paste-block.ts';
import { planPaste } from './plan-paste.ts';

const at = (top: number, left: number, bottom = top, right = left) => ({
  top,
  left,
  bottom,
  right,
});
const list = { rows: 1000, columns: 5 };

describe('the clipboard of a spreadsheet', () => {
  it('is rows of cells without the line end behind the last one', () => {
    expect(readClipboard('a\tb\r\n1\t2\r\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('keeps line ends and quotes of quoted cells', () => {
    expect(readClipboard('"a\nb ""c"""\td\n')).toEqual([['a\nb "c"', 'd']]);
  });

  it('takes a lone quote for a letter', () => {
    expect(readClipboard('"6 palců\tano\nb\tc')).toEqual([
      ['"6 palců', 'ano'],
      ['b', 'c'],
    ]);
  });

  it('holds one empty cell where it is empty', () => {
    expect(readClipboard('')).toEqual([['']]);
  });

  it('is written as it is read', () => {
    const rows = [
      ['a\tb', 'c\nd'],
      ['"', ''],
    ];
    expect(readClipboard(writeClipboard(rows))).toEqual(rows);
  });
});

describe('a pasted block', () => {
  it('begins at the top left of the range and keeps its size', () => {
    const { cells, range } = layBlock([['a', 'b']], at(2, 1), list);
    expect(cells).toEqual([
      { row: 2, column: 1, text: 'a' },
      { row: 2, column: 2, text: 'b' },
    ]);
    expect(range).toEqual(at(2, 1, 2, 2));
  });

  it('of one value fills the range, of more repeats in a whole multiple', () => {
    expect(layBlock([['x']], at(0, 0, 3, 1), list).cells).toHaveLength(8);
    const repeated = layBlock([['a'], ['b']], at(0, 0, 3, 0), list);
    expect(repeated.cells.map(({ text }) => text)).toEqual(['a', 'b', 'a', 'b']);
    expect(layBlock([['a'], ['b']], at(0, 0, 2, 0), list).cells).toHaveLength(2);
  });

  it('is clipped at the edges, and says by how many cells', () => {
    const block = [
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ];
    const { cells, clipped } = layBlock(block, at(999, 3), list);
    expect(cells.map(({ text }) => text)).toEqual(['a', 'b']);
    expect(clipped).toBe(4);
  });

  it('leaves alone what a ragged block says nothing about', () => {
    expect(layBlock([['a', 'b'], ['c']], at(0, 0), list).cells).toHaveLength(3);
  });
});

describe('the plan of a paste', () => {
  const columns: readonly GridColumn[] = [
    { id: 'name', type: 'text', editable: true },
    { id: 'price', type: 'money', editable: true },
    { id: 'active', type: 'boolean', editable: true },
    { id: 'sold', type: 'integer' },
  ];
  const rowAt = (row: number): GridRow => ({
    id: row + 1,
    version: 7,
    name: `Produkt ${row}`,
    price: 100,
    active: false,
    sold: 1,
  });
  const reading = {
    ...({ language: 'cs', market: 'cz', today: '2026-11-21' } as const),
    choiceLabel: (_: GridColumn, choice: string) => choice,
  };

  it('of 200 × 3 cells with 4 bad ones edits 596 and refuses 4 with reasons (T-GRID-1)', () => {
    const bad = new Map([
      [3, 'dohodou'],
      [50, '1,5'],
      [120, ''],
      [199, '4,00638E+12'],
    ]);
    const text = Array.from(
      { length: 200 },
      (_, row) => `Nový ${row}\t${bad.get(row) ?? '1 990 Kč'}\tano`,
    ).join('\r\n');
    const { cells } = layBlock(readClipboard(`${text}\r\n`), at(0, 0), list);
    const plan = planPaste(cells, columns, rowAt, reading);
    expect(plan.accepted).toBe(596);
    expect(plan.rows.flatMap(({ changes }) => Object.keys(changes))).toHaveLength(596);
    expect(plan.refused.map(({ id, reason }) => [id, reason])).toEqual([
      [4, 'not_number'],
      [51, 'not_whole'],
      [121, 'required'],
      [200, 'number_format'],
    ]);
  });

  it('sends nothing for cells that already are as pasted', () => {
    const plan = planPaste([{ row: 0, column: 1, text: '100' }], columns, rowAt, reading);
    expect([plan.accepted, plan.rows]).toEqual([1, []]);
  });

  it('leaves a moment alone whose minute is pasted back', () => {
    const since: GridColumn = { id: 'since', type: 'moment', editable: true };
    const at = () => ({ id: 1, version: 7, since: '2026-12-03T13:30:21.500Z' });
    const pasted = (text: string) =>
      planPaste([{ row: 0, column: 0, text }], [since], at, reading).rows;
    expect(pasted('03.12.2026 14:30')).toEqual([]);
    expect(pasted('03.12.2026 14:31')).toEqual([
      { id: 1, version: 7, changes: { since: '2026-12-03T13:31:00.000Z' } },
    ]);
  });

  it('refuses cells of columns that cannot be changed', () => {
    const plan = planPaste([{ row: 0, column: 3, text: '5' }], columns, rowAt, reading);
    expect(plan.refused).toEqual([{ id: 1, column: 'sold', typed: '5', reason: 'not_editable' }]);
  });
});
