import { createStore } from 'zustand/vanilla';
import { NetworkError } from '#ui/wire.ts';

/** A scan that waits for the server, in the order in which it was made. */
export interface QueuedScan {
  readonly operationId: string;
  readonly text: string;
  /** What it belongs to: a walk (`pick:7`), a packing desk. An older one is never sent to a newer. */
  readonly target: string;
  /** Other codes of its label that go with it in one call. */
  readonly also: readonly string[];
  /** What scans of one label share that are sent one after the other; null of all others. */
  readonly label: string | null;
}

interface QueueState {
  readonly waiting: readonly QueuedScan[];
  /** The network is away: scans are kept and sent when it is back. */
  readonly isHeldUp: boolean;
}

const storageKey = 'obmena.scans';
const most = 200;

function kept(): readonly QueuedScan[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(read) ? read.filter(isQueued) : [];
  } catch {
    // What cannot be read is nobody's scan.
    return [];
  }
}

const isQueued = (one: unknown): one is QueuedScan =>
  typeof one === 'object' &&
  one !== null &&
  ['operationId', 'text', 'target'].every(
    (name) => typeof (one as Record<string, unknown>)[name] === 'string', // its names are asked for
  );

/** Scans that wait; they survive a restart of the program, and their operation ids make a repeat harmless (T-WH-8). */
export const scanQueue = createStore<QueueState>(() => ({ waiting: kept(), isHeldUp: false }));

scanQueue.subscribe(({ waiting }) => {
  if (waiting.length === 0) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify(waiting));
});

function add(scans: readonly Omit<QueuedScan, 'operationId'>[]): boolean {
  const { waiting } = scanQueue.getState();
  if (waiting.length >= most) return false;
  const added = scans.map((scan) => ({ ...scan, operationId: crypto.randomUUID() }));
  scanQueue.setState({ waiting: [...waiting, ...added] });
  return true;
}

/** Adds a scan; false where so many wait that something else is wrong. */
export const enqueueScan = (target: string, text: string, also: readonly string[] = []): boolean =>
  add([{ text, target, also, label: null }]);

/** Adds the codes of a label, each as a scan of its own whose answers are told as one. */
export function enqueueLabel(target: string, codes: readonly string[]): boolean {
  const label = codes.length > 1 ? crypto.randomUUID() : null;
  return add(codes.map((text) => ({ text, target, also: [], label })));
}

let isSending = false;

/**
 * Sends what waits, one after the other, so that the server hears scans as they were made (T-SCAN-5). A lost network stops
 * it without losing anything; `send` throws for what the server refuses, which is dropped and told by `onFailed`.
 */
export async function sendScans(
  send: (scan: QueuedScan) => Promise<void>,
  onFailed: (error: unknown) => void,
): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    for (;;) {
      const scan = scanQueue.getState().waiting[0];
      if (!scan) break;
      try {
        await send(scan);
      } catch (error) {
        if (error instanceof NetworkError) {
          scanQueue.setState({ isHeldUp: true });
          return;
        }
        onFailed(error);
      }
      scanQueue.setState(({ waiting }) => ({
        waiting: waiting.filter(({ operationId }) => operationId !== scan.operationId),
        isHeldUp: false,
      }));
    }
  } finally {
    isSending = false;
  }
}
