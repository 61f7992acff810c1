import { describe, expect, it, vi } from 'vitest';
import { BlockStore, type BlockStoreState } from './block-store.ts';
import type { GridPage, PageRequest } from './grid-pages.ts';

const query = { sort: 'name', filter: { term: '', conditions: [] } };

interface OpenCall {
  readonly request: PageRequest;
  readonly signal: AbortSignal;
  readonly answer: (page?: Partial<GridPage>) => Promise<void>;
  readonly fail: (error: Error) => Promise<void>;
}

/** A list of 100 000 rows whose calls stay open until the test answers them. */
function storeWithCalls() {
  const calls: OpenCall[] = [];
  const states: BlockStoreState[] = [];
  const store = new BlockStore(
    (request, signal) =>
      new Promise((resolve, reject) => {
        const settled = async () => {
          for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
        };
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        calls.push({
          request,
          signal,
          answer: (page = {}) => {
            const { offset, limit } = request;
            const results = Array.from({ length: limit }, (_, at) => ({
              id: offset + at + 1,
              version: 1,
            }));
            resolve({ count: 100_000, results, next: `after ${offset + limit}`, ...page });
            return settled();
          },
          fail: (error) => {
            reject(error);
            return settled();
          },
        });
      }),
    query,
    (state) => states.push(state),
  );
  return { store, calls, states, offsets: () => calls.map(({ request }) => request.offset) };
}

describe('the blocks of a list', () => {
  it('are read ahead by key once the first one came', async () => {
    const { store, calls, offsets } = storeWithCalls();
    const first = store.load(0);
    await calls[0]?.answer();
    expect((await first)?.results).toHaveLength(100);
    expect(offsets()).toEqual([0, 100, 200, 300, 400]);
    expect(calls[1]?.request.after).toBe('after 100');
    // The page before is not known yet, so this one can only be asked for by its place.
    expect(calls[2]?.request.after).toBeUndefined();
  });

  it('are read further ahead the way that one scrolls, and abandoned when one leaps away', async () => {
    const { store, calls, offsets } = storeWithCalls();
    void store.load(0);
    await calls[0]?.answer();
    store.look(100, 130);
    for (const call of calls) await call.answer();
    store.look(200, 230);
    expect(store.neighbours).toEqual([3, 4, 5, 6, 7, 1, 0]);
    expect(offsets()).toEqual([0, 100, 200, 300, 400, 500, 600, 700]);
    store.look(180, 210);
    expect(store.neighbours).toEqual([0, 3, 4]);
    expect(calls.at(-1)?.signal.aborted).toBe(false);
    store.look(50_000, 50_030);
    expect(calls.at(-1)?.signal.aborted).toBe(true);
    expect(store.neighbours.slice(0, 2)).toEqual([501, 502]);
  });

  it('are asked for once, however many wait', async () => {
    const { store, calls } = storeWithCalls();
    const both = [store.load(0), store.load(0)];
    await calls[0]?.answer();
    expect(await Promise.all(both)).toEqual([expect.anything(), expect.anything()]);
    expect(calls.filter(({ request }) => request.offset === 0)).toHaveLength(1);
  });

  it('that were passed are aborted, and only where scrolling rests is read', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { store, calls, offsets } = storeWithCalls();
    void store.load(0);
    for (const block of [50, 120, 400]) {
      store.look(block * 100, block * 100 + 30);
      void store.load(block);
    }
    vi.advanceTimersByTime(30);
    vi.useRealTimers();
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(offsets()).toContain(40_000);
    expect(offsets()).not.toContain(12_000);
  });

  it('never take more than four calls at once', async () => {
    const { store, calls } = storeWithCalls();
    store.look(0, 900);
    for (let block = 0; block < 9; block += 1) void store.load(block);
    expect(calls).toHaveLength(4);
    await calls[0]?.answer();
    expect(calls).toHaveLength(5);
  });

  it('stop at an error until someone retries', async () => {
    const { store, calls, states } = storeWithCalls();
    const first = store.load(0);
    await calls[0]?.fail(new Error('lost'));
    expect(states.at(-1)).toMatchObject({ error: new Error('lost'), loading: false });
    store.retry();
    await calls[1]?.answer();
    expect((await first)?.count).toBe(100_000);
    expect(states.at(-1)?.error).toBeNull();
  });

  it('are forgotten when something else is asked for, with all who waited', async () => {
    const { store, calls } = storeWithCalls();
    const first = store.load(0);
    store.reset({ ...query, sort: '-name' });
    expect(await first).toBeNull();
    void store.load(0);
    expect(calls.at(-1)?.request.sort).toBe('-name');
    await calls[0]?.answer({ count: 5 });
    expect(store.count).toBe(0);
  });

  it('are shown as they were while they are read again', async () => {
    const { store, calls } = storeWithCalls();
    const first = store.load(0);
    await calls[0]?.answer();
    await first;
    for (const call of calls.slice(1)) await call.answer();
    store.refresh();
    expect(store.rowAt(7)?.id).toBe(8);
    const again = store.load(0);
    const newer = calls.filter(({ request }) => request.offset === 0).at(-1);
    await newer?.answer({ results: [{ id: 9, version: 2 }] });
    await again;
    expect(store.rowAt(0)).toEqual({ id: 9, version: 2 });
  });

  it('know all ids of a list that is loaded, and say so when it is not', async () => {
    const { store, calls } = storeWithCalls();
    const results = [{ id: 4, version: 1 }];
    void store.load(0);
    expect(store.allIds()).toBeNull();
    await calls[0]?.answer({ count: 1, results });
    expect(store.allIds()).toEqual(new Set([4]));
    store.refresh();
    expect(store.allIds()).toBeNull();
    void store.load(0);
    await calls.at(-1)?.answer({ count: 0, results: [] });
    expect(store.allIds()).toEqual(new Set());
  });

  it('take newer versions of rows that were edited', async () => {
    const { store, calls } = storeWithCalls();
    void store.load(0);
    await calls[0]?.answer();
    store.patch([{ id: 3, version: 5, name: 'Nový' }]);
    expect(store.rowAt(2)).toEqual({ id: 3, version: 5, name: 'Nový' });
    expect([store.indexOf(3), store.indexOf(5000)]).toEqual([2, -1]);
  });

  it('keep a bounded number, however far one scrolls', async () => {
    const { store, calls } = storeWithCalls();
    for (let block = 0; block < 100; block += 1) {
      store.look(block * 100, block * 100 + 20);
      void store.load(block);
      for (const call of calls.splice(0)) if (!call.signal.aborted) await call.answer();
    }
    const known = Array.from({ length: 100 }, (_, block) => store.rowAt(block * 100));
    expect(known.filter((row) => row !== undefined).length).toBeLessThanOrEqual(62);
    expect(store.rowAt(9900)).toBeDefined();
  });
});
