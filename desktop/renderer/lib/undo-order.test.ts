import { describe, expect, it } from 'vitest';
import { nextRedo, nextUndo, type UndoableSet } from './undo-order.ts';

const set = (id: number, more: Partial<UndoableSet> = {}): UndoableSet => ({
  id,
  undoes: null,
  undoneBy: null,
  refusal: null,
  ...more,
});

describe('what Ctrl+Z undoes', () => {
  it('is the newest change that can be undone', () => {
    const sets = [set(3, { refusal: 'record_only' }), set(2), set(1)];
    expect(nextUndo(sets)?.id).toBe(2);
  });

  it('goes on to the change before, not back and forth over the undo', () => {
    const sets = [set(3, { undoes: 2 }), set(2, { undoneBy: 3 }), set(1)];
    expect(nextUndo(sets)?.id).toBe(1);
  });

  it('is the redo, after one', () => {
    const sets = [set(3, { undoes: 2 }), set(2, { undoes: 1, undoneBy: 3 }), set(1)];
    expect(nextUndo(sets)?.id).toBe(3);
  });

  it('is nothing where nothing was done', () => {
    expect(nextUndo([])).toBeNull();
  });
});

describe('what Ctrl+Shift+Z brings back', () => {
  it('is the newest undo', () => {
    const sets = [set(3, { undoes: 2 }), set(2, { undoneBy: 3 }), set(1)];
    expect(nextRedo(sets)?.id).toBe(3);
  });

  it('is the undo before, after a redo', () => {
    const sets = [
      set(5, { undoes: 4 }),
      set(4, { undoes: 1, undoneBy: 5 }),
      set(3, { undoes: 2 }),
      set(2, { undoneBy: 3 }),
      set(1),
    ];
    expect(nextRedo(sets)?.id).toBe(3);
  });

  it('is nothing once something new was done', () => {
    const sets = [set(4), set(3, { undoes: 2 }), set(2, { undoneBy: 3 })];
    expect(nextRedo(sets)).toBeNull();
  });
});
