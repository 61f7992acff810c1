import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { pickOutcomes } from '#core/warehouse/pick-outcomes.ts';
import { heartbeatMs } from '#core/warehouse/pick-queue.ts';
import { client } from '../../lib/client.ts';
import { reportFailure } from '../../lib/failures.ts';
import { roundKey } from '../../lib/pick-round.ts';
import { queries } from '../../lib/queries.ts';
import { openTarget } from '../../lib/scanner/open-targets.ts';
import { resendScan } from '../../lib/scanner/resend-scan.ts';
import { enqueueScan, ownScans, scanQueue, sendScans } from '../../lib/scanner/scan-queue.ts';
import { playTone } from '../../lib/scanner/sounds.ts';
import { useScanner } from '../../lib/scanner/use-scanner.ts';
import { becomeStation } from '../../lib/become-station.ts';
import { scansOf, type PickAnswer } from './picking.ts';

/** A lost network is asked again this often; a press of nobody is needed. */
const againMs = 2_000;

/** Scans of a walk: heard, queued, sent in order, and what came of the last one. */
export function usePickScans(roundId: number, stationId: number | null) {
  const [last, setLast] = useState<PickAnswer | null>(null);
  const waiting = useStore(scanQueue, (queue) => ownScans(queue).length);
  const isHeldUp = useStore(scanQueue, (queue) => queue.isHeldUp);
  const send = () =>
    sendScans(async (queued) => {
      const { operationId, text, also, target } = queued;
      // Of other work, such as what was open before the program ended.
      if (target !== scansOf(roundId)) return resendScan(queued);
      const reply = await client.post('pick-scan', {
        params: { id: roundId },
        body: { operationId, text, also: [...also], ...(stationId === null ? {} : { stationId }) },
      });
      const { answer, round } = reply;
      setLast(answer);
      playTone(pickOutcomes[answer.outcome], answer.slot ?? 0);
      queries.setQueryData(roundKey, { round });
    }, reportFailure);
  const sendWaiting = useEffectEvent(send);
  const scan = (text: string, also: readonly string[] = []) => {
    // A station's label is for this window and no step of the walk.
    if (becomeStation(text)) return;
    if (enqueueScan(scansOf(roundId), text, also)) void send();
    else playTone('wrong');
  };
  useScanner(scan);
  useEffect(() => openTarget(scansOf(roundId)), [roundId]);
  useEffect(() => {
    const again = setInterval(() => void sendWaiting(), againMs);
    const beat = setInterval(() => {
      // A lease that could not be prolonged is told by the next scan.
      client.post('pick-heartbeat', { params: { id: roundId } }).catch(() => undefined);
    }, heartbeatMs);
    void sendWaiting();
    return () => {
      clearInterval(again);
      clearInterval(beat);
    };
  }, [roundId]);
  return { last, scan, waiting, isHeldUp };
}
