import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGridStore } from './grid-state.ts';
import { whenSlow } from './slow-rows.ts';

describe('rows that are awaited', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function list() {
    const store = createGridStore('name', []);
    const told: boolean[] = [];
    const stop = whenSlow(store, (isSlow) => told.push(isSlow));
    const set = (loading: boolean, error: unknown = null) =>
      store.setState({ blocks: { count: 100, loading, error } });
    return { set, told, stop };
  }

  it('are shown as such after 200 ms, until they came', () => {
    const { set, told } = list();
    set(true);
    vi.advanceTimersByTime(199);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([true]);
    set(false);
    expect(told.at(-1)).toBe(false);
  });

  it('are not where they come sooner', () => {
    const { set, told } = list();
    for (let block = 0; block < 5; block += 1) {
      set(true);
      vi.advanceTimersByTime(150);
      set(false);
    }
    vi.advanceTimersByTime(1000);
    expect(told).not.toContain(true);
  });

  it('stay shown where they could not be read', () => {
    const { set, told } = list();
    set(true);
    set(false, new Error('lost'));
    expect(told).toEqual([true]);
  });

  it("are nobody's any more once the list is gone", () => {
    const { set, told, stop } = list();
    set(true);
    stop();
    vi.advanceTimersByTime(1000);
    expect(told).toEqual([]);
  });
});
