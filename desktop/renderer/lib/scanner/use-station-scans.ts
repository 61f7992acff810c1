import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { becomeStation } from '../become-station.ts';
import { reportFailure } from '../failures.ts';
import { enqueueScan, scanQueue, sendScans } from './scan-queue.ts';
import { playTone } from './sounds.ts';
import { useScanner } from './use-scanner.ts';

/** A lost network is asked again this often; a press of nobody is needed. */
const againMs = 2_000;

export interface SentScan {
  readonly operationId: string;
  readonly text: string;
}

/**
 * Scans of one piece of work (`target`): heard, queued, sent in order; what the program did not get through before it was
 * closed is sent when the same work is opened again.
 */
export function useStationScans(target: string, post: (scan: SentScan) => Promise<void>) {
  const waiting = useStore(scanQueue, (queue) => queue.waiting.length);
  const isHeldUp = useStore(scanQueue, (queue) => queue.isHeldUp);
  const send = () =>
    sendScans(async ({ operationId, text, target: of }) => {
      // Of work that is not open any more.
      if (of === target) await post({ operationId, text });
    }, reportFailure);
  const sendWaiting = useEffectEvent(send);
  const scan = (text: string) => {
    // A station's label is for this window and no step of the work.
    if (becomeStation(text)) return;
    if (enqueueScan(target, text)) void send();
    else playTone('wrong');
  };
  useScanner(scan);
  useEffect(() => {
    const again = setInterval(() => void sendWaiting(), againMs);
    void sendWaiting();
    return () => clearInterval(again);
  }, [target]);
  return { scan, waiting, isHeldUp };
}
