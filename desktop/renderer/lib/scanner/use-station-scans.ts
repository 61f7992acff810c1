import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'zustand';
import { answerOfLabel, type Tone } from '#core/warehouse/one-label.ts';
import { becomeStation } from '../become-station.ts';
import { reportFailure } from '../failures.ts';
import { openTarget } from './open-targets.ts';
import { resendScan } from './resend-scan.ts';
import { enqueueLabel, ownScans, scanQueue, sendScans, type QueuedScan } from './scan-queue.ts';
import { playTone } from './sounds.ts';
import { useScanner } from './use-scanner.ts';

/** A lost network is asked again this often; a press of nobody is needed. */
const againMs = 2_000;

export interface SentScan {
  readonly operationId: string;
  readonly text: string;
}

/** What came of a scan: how it sounds, and what the screen says of it once it is told. */
export interface ToldScan {
  readonly tone: Tone;
  readonly show: () => void;
}

interface HeldAnswers {
  readonly label: string | null;
  readonly answers: readonly ToldScan[];
}

/** Of a label with several codes only one answer is told, and one sound heard (T-SCAN-6). */
function useTelling() {
  const held = useRef<HeldAnswers>({ label: null, answers: [] });
  return ({ label, operationId }: QueuedScan, told: ToldScan): void => {
    const before = label !== null && held.current.label === label ? held.current.answers : [];
    const answers = [...before, told];
    const { waiting } = scanQueue.getState();
    const hasMore =
      label !== null &&
      waiting.some((one) => one.label === label && one.operationId !== operationId);
    held.current = { label, answers: hasMore ? answers : [] };
    if (hasMore) return;
    const best = answerOfLabel(answers, ({ tone }) => tone);
    best?.show();
    if (best) playTone(best.tone);
  };
}

/**
 * Scans of one piece of work (`target`): heard, queued, sent in order; what the program did not get through before it was
 * closed is sent when the same work is opened again.
 */
export function useStationScans(target: string, post: (scan: SentScan) => Promise<ToldScan>) {
  const waiting = useStore(scanQueue, (queue) => ownScans(queue).length);
  const isHeldUp = useStore(scanQueue, (queue) => queue.isHeldUp);
  const tell = useTelling();
  const send = () =>
    sendScans(async (queued) => {
      // Of other work, such as what was open before the program ended.
      if (queued.target !== target) return resendScan(queued);
      const { operationId, text } = queued;
      tell(queued, await post({ operationId, text }));
    }, reportFailure);
  const sendWaiting = useEffectEvent(send);
  const scan = (text: string, also: readonly string[] = []) => {
    // A station's label is for this window and no step of the work.
    if (becomeStation(text)) return;
    if (enqueueLabel(target, [text, ...also])) void send();
    else playTone('wrong');
  };
  useScanner(scan);
  useEffect(() => openTarget(target), [target]);
  useEffect(() => {
    const again = setInterval(() => void sendWaiting(), againMs);
    void sendWaiting();
    return () => clearInterval(again);
  }, [target]);
  return { scan, waiting, isHeldUp };
}
