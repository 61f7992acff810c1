import { describe, expect, it } from 'vitest';
import {
  everythingSelected,
  headerTick,
  isSelected,
  nothingSelected,
  selectedCount,
  selectRows,
  wireSelection,
  withoutGone,
} from './row-selection.ts';

const filter = { term: 'iphone', conditions: [] };

describe('selected rows', () => {
  it('are all that match but those left out (T-GRID-3)', () => {
    const selection = selectRows(everythingSelected, [4, 5, 6], false);
    expect(selectedCount(selection, 12_431)).toBe(12_428);
    expect([isSelected(selection, 4), isSelected(selection, 7)]).toEqual([false, true]);
    expect(wireSelection(selection, filter)).toEqual({ kind: 'all', filter, except: [4, 5, 6] });
  });

  it('are the ticked ones otherwise', () => {
    const selection = selectRows(selectRows(nothingSelected, [1, 2, 3], true), [2], false);
    expect(selectedCount(selection, 10)).toBe(2);
    expect(wireSelection(selection, filter)).toEqual({ kind: 'some', ids: [1, 3] });
  });

  it('take a left-out row back', () => {
    const selection = selectRows(selectRows(everythingSelected, [4], false), [4], true);
    expect(selection).toEqual(everythingSelected);
  });

  it('do not outlive their rows', () => {
    const ticked = selectRows(nothingSelected, [1, 2], true);
    expect(selectedCount(withoutGone(ticked, new Set([2, 3])), 2)).toBe(1);
    expect(selectedCount(withoutGone(ticked, new Set()), 0)).toBe(0);
    expect(withoutGone(ticked, new Set([1, 2, 3]))).toBe(ticked);
    const allButOne = selectRows(everythingSelected, [4], false);
    expect(selectedCount(withoutGone(allButOne, new Set([5, 6])), 2)).toBe(2);
  });

  it('show in the box of the header', () => {
    expect(headerTick(nothingSelected, 10)).toBe(false);
    expect(headerTick(everythingSelected, 10)).toBe(true);
    expect(headerTick(selectRows(everythingSelected, [1], false), 10)).toBe('mixed');
    expect(headerTick(selectRows(nothingSelected, [1, 2], true), 2)).toBe(true);
    expect(headerTick(everythingSelected, 0)).toBe(false);
  });
});
