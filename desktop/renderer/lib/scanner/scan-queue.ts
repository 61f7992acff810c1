import { createStore } from 'zustand/vanilla';
import { mostKeptScans } from '#desktop/shared/kept-scans.ts';
import type { KeptScan } from '#desktop/shared/bridge.ts';
import { statusOf } from '#ui/api-error.ts';
import { NetworkError } from '#ui/wire.ts';
import { session } from '../session.ts';

/** A scan that waits for the server, in the order in which it was made. */
export type QueuedScan = KeptScan;

interface QueueState {
  /** Of everybody who scanned at this window. */
  readonly waiting: readonly QueuedScan[];
  /** The network is away: scans are kept and sent when it is back. */
  readonly isHeldUp: boolean;
}

/** A scan that waited for longer is of a shift that is over; its pieces have been counted by hand. */
const longestWaitMs = 24 * 3_600_000;

/** Scans that wait; the main process keeps them, and their operation ids make a repeat harmless (T-WH-8). */
export const scanQueue = createStore<QueueState>(() => ({ waiting: [], isHeldUp: false }));

let reading: Promise<void> | undefined;

/** Reads what waited when the page or the program ended; from then on every change is kept. */
export function readKeptScans(): Promise<void> {
  reading ??= window.obmena.keptScans().then((kept) => {
    const since = Date.now() - longestWaitMs;
    const before = kept.filter(({ at }) => at > since);
    scanQueue.setState(({ waiting }) => ({ waiting: [...before, ...waiting] }));
    scanQueue.subscribe(({ waiting }, { waiting: last }) => {
      if (waiting !== last) void window.obmena.keepScans(waiting);
    });
  });
  return reading;
}

const ownId = (): number => session.getState().user?.id ?? 0;

/** Scans of whoever is signed in: another person's wait for that person. */
export const ownScans = ({ waiting }: QueueState): readonly QueuedScan[] => {
  const own = ownId();
  return waiting.filter(({ by }) => by === own);
};

function add(scans: readonly Pick<QueuedScan, 'text' | 'target' | 'also' | 'label'>[]): boolean {
  const { waiting } = scanQueue.getState();
  if (waiting.length + scans.length > mostKeptScans) return false;
  const [by, at] = [ownId(), Date.now()];
  const added = scans.map((scan) => ({ ...scan, operationId: crypto.randomUUID(), by, at }));
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

/** No answer came, or one of those that stand between: the scan may or may not have been counted, and is repeated. */
const unanswered: ReadonlySet<number | null> = new Set([429, 502, 503, 504]);
const isUnanswered = (error: unknown): boolean =>
  error instanceof NetworkError || unanswered.has(statusOf(error));

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
      const scan = ownScans(scanQueue.getState())[0];
      if (!scan) break;
      try {
        await send(scan);
      } catch (error) {
        if (isUnanswered(error)) {
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
