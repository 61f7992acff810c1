import { describe, expect, it } from 'vitest';
import { indexCategories } from './category-index.ts';
import { exampleRoots } from './category-index.example.ts';
import { dropPlace, moveByKey } from './move-places.ts';
import { stepOf, typeAhead } from './tree-keys.ts';
import { visibleRows } from './visible-rows.ts';

const index = indexCategories(exampleRoots());
const shown = { open: new Set([3]), kept: null, toggled: new Set<number>() };
/** 3, 1, 2, 4, 6 from top to bottom. */
const rows = visibleRows(index, shown);

describe('what is dropped on a line', () => {
  const line = { id: 7, level: 1, place: 1, siblings: 1 };
  it.each([
    [0, false, 'left'],
    [0.24, null, 'left'],
    [0.25, false, 'last-child'],
    [0.75, null, 'last-child'],
    [0.76, false, 'right'],
    [0.76, null, 'right'],
    [0.99, true, 'first-child'],
  ] as const)('at %s of its height goes (open: %s) %s', (ratio, isOpen, position) => {
    expect(dropPlace({ ...line, isOpen }, ratio)).toEqual({ target: 7, position });
  });
});

describe('Alt and an arrow', () => {
  it.each([
    [4, 'ArrowUp', { id: 4, target: 3, position: 'left' }],
    [4, 'ArrowDown', { id: 4, target: 6, position: 'right' }],
    [2, 'ArrowLeft', { id: 2, target: 3, position: 'right' }],
    [4, 'ArrowRight', { id: 4, target: 3, position: 'last-child' }],
    [3, 'ArrowUp', null],
    [6, 'ArrowDown', null],
    [3, 'ArrowLeft', null],
    [1, 'ArrowRight', null],
  ] as const)('moves %s by %s', (id, key, move) => {
    expect(moveByKey(index.tree, id, key)).toEqual(move);
  });
});

describe('keys of the tree', () => {
  it.each([
    [0, 'ArrowDown', { kind: 'go', to: 1 }],
    [4, 'ArrowDown', null],
    [0, 'ArrowUp', null],
    [2, 'Home', { kind: 'go', to: 3 }],
    [2, 'End', { kind: 'go', to: 6 }],
    [0, 'PageDown', { kind: 'go', to: 2 }],
    [1, 'PageUp', { kind: 'go', to: 3 }],
    [0, 'ArrowRight', { kind: 'go', to: 1 }],
    [4, 'ArrowRight', { kind: 'open', id: 6 }],
    [3, 'ArrowRight', null],
    [0, 'ArrowLeft', { kind: 'close', id: 3 }],
    [2, 'ArrowLeft', { kind: 'go', to: 3 }],
    [3, 'ArrowLeft', null],
  ] as const)('from line %s %s does %j', (at, key, step) => {
    expect(stepOf(rows, at, key, 2)).toEqual(step);
  });

  it('find the next name that begins so, around the end', () => {
    const nameOf = (id: number) => index.categories.get(id)?.nameCs ?? '';
    expect(typeAhead(rows, 0, 't', nameOf)).toBe(4);
    expect(typeAhead(rows, 3, 't', nameOf)).toBe(3);
    expect(typeAhead(rows, 3, 'prislu', nameOf)).toBe(2);
    expect(typeAhead(rows, 3, 'tab', nameOf)).toBe(4);
    expect(typeAhead(rows, 0, 'x', nameOf)).toBeNull();
  });
});
