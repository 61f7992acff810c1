import { useEffect } from 'react';
import { useStore } from 'zustand';
import { usePhrases } from '../i18n/use-phrases.ts';
import { reportFailure } from '../lib/failures.ts';
import { queries } from '../lib/queries.ts';
import { hasOpenTarget } from '../lib/scanner/open-targets.ts';
import { resendScan } from '../lib/scanner/resend-scan.ts';
import { ownScans, readKeptScans, scanQueue, sendScans } from '../lib/scanner/scan-queue.ts';

/** A lost network is asked again this often. */
const againMs = 2_000;

async function sendLeft(): Promise<void> {
  // A screen that is open sends by itself, and shows what came of it.
  if (hasOpenTarget() || ownScans(scanQueue.getState()).length === 0) return;
  await sendScans(resendScan, reportFailure);
  await queries.invalidateQueries();
}

/**
 * Scans that were made before the program or its page ended: how many wait, on every screen, until the server has
 * heard them.
 */
export function WaitingScans() {
  const t = usePhrases('scanning');
  const count = useStore(scanQueue, (queue) => ownScans(queue).length);
  const isHeldUp = useStore(scanQueue, (queue) => queue.isHeldUp);
  useEffect(() => {
    void readKeptScans().then(sendLeft);
    const again = setInterval(() => void sendLeft(), againMs);
    return () => clearInterval(again);
  }, []);
  return (
    <div role="status" className="waiting-scans">
      {count > 0 && <p className="banner">{t(isHeldUp ? 'heldUp' : 'waiting', { count })}</p>}
    </div>
  );
}
