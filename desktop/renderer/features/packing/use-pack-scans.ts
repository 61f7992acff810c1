import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { splitWeights } from '#core/warehouse/read-scale.ts';
import { packOutcomes } from '#core/warehouse/scan-at-packing.ts';
import { becomeStation } from '../../lib/become-station.ts';
import { client } from '../../lib/client.ts';
import { reportFailure } from '../../lib/failures.ts';
import { queries } from '../../lib/queries.ts';
import { openTarget } from '../../lib/scanner/open-targets.ts';
import { resendScan } from '../../lib/scanner/resend-scan.ts';
import { enqueueScan, ownScans, scanQueue, sendScans } from '../../lib/scanner/scan-queue.ts';
import { playTone } from '../../lib/scanner/sounds.ts';
import { useScanner } from '../../lib/scanner/use-scanner.ts';
import { deskKey, packTarget, type ClosedParcel, type PackAnswer } from './packing.ts';

/** A lost network is asked again this often; a press of nobody is needed. */
const againMs = 2_000;

/** Scans at the packing desk: heard, queued, sent in order, and what came of the last one. */
export function usePackScans(stationId: number | null) {
  const [last, setLast] = useState<PackAnswer | null>(null);
  const waiting = useStore(scanQueue, (queue) => ownScans(queue).length);
  const isHeldUp = useStore(scanQueue, (queue) => queue.isHeldUp);
  const send = () =>
    sendScans(async (queued) => {
      const { operationId, text, also, target } = queued;
      // Of other work, such as what was open before the program ended.
      if (target !== packTarget) return resendScan(queued);
      const { answer, desk } = await client.post('pack-scan', {
        body: { operationId, text, also: [...also], stationId },
      });
      setLast(answer);
      playTone(packOutcomes[answer.outcome]);
      queries.setQueryData(deskKey, { desk });
    }, reportFailure);
  const sendWaiting = useEffectEvent(send);
  const scan = (text: string, also: readonly string[] = []) => {
    // A station's label is for this window and no step of the packing.
    if (becomeStation(text)) return;
    // A scale that sends all the time is heard where the parcel is weighed (`finish-form.tsx`).
    const [code, ...others] = splitWeights([text, ...also]).rest;
    if (code === undefined) return;
    if (enqueueScan(packTarget, code, others)) void send();
    else playTone('wrong');
  };
  useScanner(scan);
  useEffect(() => openTarget(packTarget), []);
  useEffect(() => {
    const again = setInterval(() => void sendWaiting(), againMs);
    void sendWaiting();
    return () => clearInterval(again);
  }, []);
  /** What is said where a parcel was closed, or where packing was stopped. */
  const close = (parcel: ClosedParcel | null) => {
    setLast(parcel && { outcome: 'finished', lineId: null, named: parcel.number });
    if (parcel) playTone('good');
  };
  return { last, scan, waiting, isHeldUp, close };
}
