import { useEffect, useEffectEvent, useState } from 'react';
import {
  calibrate,
  judgeTestScan,
  testCodes,
  type CalibrationRefusal,
  type TestScanRefusal,
} from '#core/warehouse/calibrate.ts';
import type { KeyStroke } from '#core/warehouse/physical-key.ts';
import { keepScanner } from '../../lib/scanner/scanner-settings.ts';
import { playTone } from '../../lib/scanner/sounds.ts';
import { recordScans } from './record-scans.ts';

export interface Calibration {
  /** Codes of the card that were heard; null while nothing is being learned. */
  readonly heard: number | null;
  readonly trouble: TestScanRefusal | CalibrationRefusal | null;
}

const idle: Calibration = { heard: null, trouble: null };
/** Far enough apart that no two scans are taken for one, however quickly they came. */
const apartMs = 60_000;

const placed = (strokes: readonly KeyStroke[], place: number): readonly KeyStroke[] => {
  const from = strokes[0]?.at ?? 0;
  return strokes.map((stroke) => ({ ...stroke, at: place * apartMs + stroke.at - from }));
};

/** Learning the scanner of this window by the five codes of the test card, one after the other. */
export function useCalibration() {
  const [now, setNow] = useState(idle);
  const [strokes, setStrokes] = useState<readonly KeyStroke[]>([]);
  const start = () => {
    setStrokes([]);
    setNow({ heard: 0, trouble: null });
  };
  const take = useEffectEvent((heardNow: readonly KeyStroke[]) => {
    const place = now.heard ?? 0;
    const judged = judgeTestScan(heardNow, testCodes, place);
    if (!judged.ok) {
      playTone('wrong');
      return setNow({ heard: place, trouble: judged.error });
    }
    const all = [...strokes, ...placed(heardNow, place)];
    setStrokes(all);
    if (place + 1 < testCodes.length) {
      playTone('good');
      return setNow({ heard: place + 1, trouble: null });
    }
    const learned = calibrate(all, testCodes);
    playTone(learned.ok ? 'good' : 'wrong');
    setStrokes([]);
    if (!learned.ok) return setNow({ heard: 0, trouble: learned.error });
    keepScanner(learned.value);
    return setNow(idle);
  });
  const isLearning = now.heard !== null;
  useEffect(() => (isLearning ? recordScans((heard) => take(heard)) : undefined), [isLearning]);
  return { ...now, start, stop: () => setNow(idle) };
}
