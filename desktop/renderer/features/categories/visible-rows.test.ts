import { describe, expect, it } from 'vitest';
import { indexCategories, movedIndex } from './category-index.ts';
import { exampleRoots } from './category-index.example.ts';
import { filterCategories, matchPieces, wordsOf } from './filter-categories.ts';
import { visibleRows } from './visible-rows.ts';

const index = indexCategories(exampleRoots());
const closed = { open: new Set<number>(), kept: null, toggled: new Set<number>() };
const ids = (shown: Parameters<typeof visibleRows>[1]) =>
  visibleRows(index, shown).map(({ id }) => id);
const filtered = (term: string) => filterCategories(index, wordsOf(term));

describe('lines of the tree', () => {
  it('are the roots while nothing is open', () => {
    expect(visibleRows(index, closed)).toEqual([
      { id: 3, level: 1, place: 1, siblings: 3, isOpen: false },
      { id: 4, level: 1, place: 2, siblings: 3, isOpen: null },
      { id: 6, level: 1, place: 3, siblings: 3, isOpen: false },
    ]);
  });

  it('show what is below an open category, in its order', () => {
    expect(ids({ ...closed, open: new Set([3]) })).toEqual([3, 1, 2, 4, 6]);
  });

  it('show matches with all above them, opened by the filter', () => {
    const { kept } = filtered('reminky');
    expect(ids({ ...closed, kept })).toEqual([6, 5]);
    expect(ids({ ...closed, kept, toggled: new Set([6]) })).toEqual([6]);
  });

  it('let a match be opened to what the filter does not keep', () => {
    const { kept } = filtered('hodinky');
    expect(ids({ ...closed, kept })).toEqual([6]);
    expect(ids({ ...closed, kept, toggled: new Set([6]) })).toEqual([6, 5]);
  });

  it('go 2 000 levels deep', () => {
    let deep = exampleRoots().slice(1, 2);
    for (let id = 10; id < 2010; id += 1) {
      const [child] = deep;
      if (child) deep = [{ ...child, id, children: [{ ...child, parent: id }] }];
    }
    const open = new Set(Array.from({ length: 2000 }, (_, at) => at + 10));
    const rows = visibleRows(indexCategories(deep), { ...closed, open });
    expect(rows.at(-1)?.level).toBe(2001);
  });
});

describe('the filter', () => {
  it('finds names without regard to accents and case, in both languages', () => {
    expect([...filtered('PRISLUS').matches]).toEqual([2]);
    expect([...filtered('ceasuri').matches]).toEqual([6]);
  });

  it('wants every word', () => {
    expect([...filtered('telef').matches].toSorted()).toEqual([2, 3]);
    expect([...filtered('telef pris').matches]).toEqual([2]);
    expect(filtered('telef xyz').kept.size).toBe(0);
  });

  it('marks what it met as it is written', () => {
    const marked = (text: string, term: string) =>
      matchPieces(text, wordsOf(term)).map((piece) =>
        piece.isMatch ? `[${piece.text}]` : piece.text,
      );
    expect(marked('Příslušenství', 'islus')).toEqual(['Př', '[ísluš]', 'enství']);
    expect(marked('Řemínky', 'REM')).toEqual(['[Řem]', 'ínky']);
    expect(marked('Straße', 'ss')).toEqual(['Stra', '[ß]', 'e']);
    expect(marked('Rˇemi\u0301nky', 'mi')).toEqual(['Rˇe', '[mi\u0301]', 'nky']);
  });
});

describe('a move on the screen', () => {
  it('puts the category in its place with the addresses that follow', () => {
    const moved = movedIndex(index, { id: 6, target: 3, position: 'first-child' });
    if (!moved.ok) throw new Error(moved.error.reason);
    const { categories } = moved.value;
    expect(visibleRows(moved.value, { ...closed, open: new Set([3]) }).map(({ id }) => id)).toEqual(
      [3, 6, 1, 2, 4],
    );
    expect(categories.get(6)).toMatchObject({ parent: 3, urlPath: '/c3/c6' });
    expect(categories.get(5)).toMatchObject({ parent: 6, urlPath: '/c3/c6/c5' });
  });

  it('changes nothing where the category stands already, and is refused below itself', () => {
    expect(movedIndex(index, { id: 4, target: 3, position: 'right' })).toEqual({
      ok: true,
      value: index,
    });
    expect(movedIndex(index, { id: 3, target: 1, position: 'left' })).toMatchObject({
      ok: false,
      error: { field: 'name', reason: 'move_under_itself' },
    });
  });
});
