import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '#ui/wire.ts';
import { enqueueScan, scanQueue, sendScans } from './scan-queue.ts';

beforeEach(() => {
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

  it('keeps what a lost network held up, also over a restart, and sends it as the same operation', async () => {
    enqueueScan('pick:1', 'B-1');
    const [kept] = scanQueue.getState().waiting;
    await sendScans(() => Promise.reject(new NetworkError('offline')), never);
    expect(scanQueue.getState()).toMatchObject({ isHeldUp: true, waiting: [kept] });
    expect(JSON.parse(localStorage.getItem('obmena.scans') ?? '')).toEqual([kept]);
    const operations: string[] = [];
    await sendScans(({ operationId }) => {
      operations.push(operationId);
      return Promise.resolve();
    }, never);
    expect(operations).toEqual([kept?.operationId]);
    expect(localStorage.getItem('obmena.scans')).toBeNull();
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
