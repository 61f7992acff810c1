import { describe, expect, it } from 'vitest';
import {
  copiedName,
  lifeMoves,
  lifeOf,
  mergeRefusal,
  moveRefusal,
  nearestSuccessor,
  successorRefusal,
  type ProductLife,
} from './product-life.ts';

const facts = { isActive: false, isRetired: false, mergedIntoId: null };

it.each<[ProductLife, object]>([
  ['draft', {}],
  ['published', { isActive: true }],
  ['retired', { isRetired: true }],
  ['merged', { isRetired: true, mergedIntoId: 4 }],
])('calls a variant %s', (life, more) => {
  expect(lifeOf({ ...facts, ...more })).toBe(life);
});

describe('a move', () => {
  it.each([
    ['draft', 'publish', null],
    ['draft', 'retire', null],
    ['draft', 'bring_back', 'life_already_there'],
    ['published', 'publish', 'life_already_there'],
    ['published', 'retire', null],
    ['retired', 'publish', 'life_already_there'],
    ['retired', 'retire', 'life_already_there'],
    ['retired', 'bring_back', null],
    ['merged', 'bring_back', 'life_merged'],
    ['merged', 'publish', 'life_merged'],
  ] as const)('of a %s variant, %s, is answered %s', (life, move, refusal) => {
    expect(moveRefusal(life, move)).toBe(refusal);
    expect(lifeMoves(life).includes(move)).toBe(refusal === null);
  });
});

describe('a successor', () => {
  it.each([
    [1, 'published', 'life_itself'],
    [2, 'draft', 'life_not_published'],
    [2, 'retired', 'life_not_published'],
    [2, 'published', null],
  ] as const)('%i that is %s is answered %s', (id, life, refusal) => {
    expect(successorRefusal(1, { id, life })).toBe(refusal);
  });

  const retired = { id: 1, groupName: '128 GB', colorValueId: 7 };
  const sibling = (id: number, groupName: string, colorValueId: number | null, position = id) => ({
    id,
    groupName,
    colorValueId,
    position,
  });

  it('is the same size before the same colour before any other', () => {
    const other = sibling(2, '256 GB', 8);
    const sameColor = sibling(3, '256 GB', 7);
    const sameSize = sibling(4, '128 GB', 8);
    expect(nearestSuccessor(retired, [other, sameColor, sameSize])).toBe(sameSize);
    expect(nearestSuccessor(retired, [other, sameColor])).toBe(sameColor);
    expect(nearestSuccessor(retired, [other])).toBe(other);
  });

  it('is never itself, and nobody where the family has no other', () => {
    expect(nearestSuccessor(retired, [sibling(1, '128 GB', 7)])).toBeNull();
  });

  it('is the first by place, where two are as near', () => {
    const later = sibling(2, '128 GB', 8, 9);
    const sooner = sibling(3, '128 GB', 9, 1);
    expect(nearestSuccessor({ ...retired, colorValueId: null }, [later, sooner])).toBe(sooner);
  });
});

describe('two that are one', () => {
  const double = { id: 1, life: 'published', kind: 'phone' } as const;
  it.each([
    [{ id: 2, life: 'published', kind: 'phone' }, null],
    [{ id: 2, life: 'draft', kind: 'phone' }, 'life_not_published'],
    [{ id: 1, life: 'published', kind: 'phone' }, 'life_itself'],
    [{ id: 2, life: 'retired', kind: 'phone' }, 'life_not_published'],
    [{ id: 2, life: 'merged', kind: 'phone' }, 'life_not_published'],
    [{ id: 2, life: 'published', kind: 'accessory' }, 'life_other_kind'],
  ] as const)('into %j is answered %s', (into, refusal) => {
    expect(mergeRefusal(double, into)).toBe(refusal);
  });

  it('may both be drafts', () => {
    const draft = { ...double, life: 'draft' } as const;
    expect(mergeRefusal(draft, { ...draft, id: 2 })).toBeNull();
  });

  it('were merged once', () => {
    const into = { id: 2, life: 'published', kind: 'phone' } as const;
    expect(mergeRefusal({ ...double, life: 'merged' }, into)).toBe('life_merged');
  });
});

it('tells a copy by its name', () => {
  expect(copiedName('Pixel 10', 'cs')).toBe('Pixel 10 (kopie)');
  expect(copiedName('Pixel 10', 'ro')).toBe('Pixel 10 (copie)');
});
