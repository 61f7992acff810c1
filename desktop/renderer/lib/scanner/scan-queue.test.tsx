import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '#ui/wire.ts';
import { ApiError } from '#core/contract/client.ts';
import { session } from '../session.ts';
import { enqueueScan, ownScans, readKeptScans, scanQueue, sendScans } from './scan-queue.ts';

const person = (id: number) =>
  ({ id, eMail: '', name: '', role: 'picker', permissions: [] }) as const;

beforeEach(() => {
  session.setState({ user: { ...person(7), permissions: [] } });
  scanQueue.setState({ waiting: [], isHeldUp: false });
});

const never = () => {
  throw new Error('nothing was to fail');
};

describe('the queue of scans', () => {
  it('sends ten scans of two seconds in their order, however slow the server is (T-SCAN-5)', async () => {
    const heard: string[] = [];
    const send = async ({ text }: { text: string }) => {
      await Promise.resolve();
      heard.push(text);
    };
    const texts = Array.from({ length: 10 }, (_, place) => `B-${String(place)}`);
    const sent = texts.map((text) => {
      enqueueScan('pick:1', text);
      return sendScans(send, never);
    });
    await Promise.all(sent);
    await waitFor(() => expect(scanQueue.getState().waiting).toEqual([]));
    expect(heard).toEqual(texts);
  });

  it('has what a lost network held up kept by the main process, and sends it as the same operation', async () => {
    const keepScans = vi.fn(() => Promise.resolve());
    const old = { label: null, also: [], by: 7, target: 'pick:1' };
    const before = {
      ...old,
      operationId: crypto.randomUUID(),
      text: 'B-0',
      at: Date.now() - 60_000,
    };
    const stale = { ...before, operationId: crypto.randomUUID(), at: Date.now() - 25 * 3_600_000 };
    vi.stubGlobal('obmena', { keptScans: () => Promise.resolve([before, stale]), keepScans });
    await readKeptScans();
    expect(scanQueue.getState().waiting).toEqual([before]);
    await sendScans(() => Promise.resolve(), never);
    enqueueScan('pick:1', 'B-1');
    const [kept] = scanQueue.getState().waiting;
    await sendScans(() => Promise.reject(new NetworkError('offline')), never);
    await sendScans(() => Promise.reject(new ApiError(503, {}, null)), never);
    expect(scanQueue.getState()).toMatchObject({ isHeldUp: true, waiting: [kept] });
    expect(keepScans).toHaveBeenLastCalledWith([kept]);
    const operations: string[] = [];
    await sendScans(({ operationId }) => {
      operations.push(operationId);
      return Promise.resolve();
    }, never);
    expect(operations).toEqual([kept?.operationId]);
    expect(keepScans).toHaveBeenLastCalledWith([]);
    expect(localStorage.length).toBe(0);
  });

  it('sends nothing of one person in the name of another', async () => {
    enqueueScan('pick:1', 'B-1');
    session.setState({ user: { ...person(8), permissions: [] } });
    enqueueScan('pack', 'B-2');
    const heard: string[] = [];
    const send = ({ text }: { text: string }) => Promise.resolve(void heard.push(text));
    await sendScans(send, never);
    expect(heard).toEqual(['B-2']);
    expect(scanQueue.getState().waiting.map(({ by }) => by)).toEqual([7]);
    expect(ownScans(scanQueue.getState())).toEqual([]);
  });

  it('drops what the server refuses and goes on with the next', async () => {
    enqueueScan('pick:1', 'B-1');
    enqueueScan('pick:1', 'B-2');
    const failed = vi.fn();
    const heard: string[] = [];
    await sendScans(({ text }) => {
      if (text === 'B-1') return Promise.reject(new Error('refused'));
      heard.push(text);
      return Promise.resolve();
    }, failed);
    expect(failed).toHaveBeenCalledOnce();
    expect(heard).toEqual(['B-2']);
  });
});
