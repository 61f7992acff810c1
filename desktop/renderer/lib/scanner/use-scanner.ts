import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { gatherLabels } from './gather-labels.ts';
import { listenToScanner } from './listen-to-scanner.ts';
import { scannerSettings } from './scanner-settings.ts';
import { playTone } from './sounds.ts';

/** A code, with the others of its label where a scanner reads several at once (T-SCAN-6). */
export type OnScan = (text: string, also: readonly string[]) => void;

interface ScanContext {
  readonly onScan: OnScan;
  readonly isDialog: boolean;
}

/** Who hears scans: the newest, and while a dialog is open a dialog alone (T-SCAN-11). */
const contexts: ScanContext[] = [];
let stop: (() => void) | undefined;

const isDialogOpen = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog]') !== null;

function hear([text, ...also]: readonly string[]): void {
  const top = contexts.at(-1);
  if (!top || text === undefined) return;
  // A scan is no answer to a question, and nothing happens behind one.
  if (isDialogOpen() && !top.isDialog) {
    playTone('wrong');
    return;
  }
  top.onScan(text, also);
}

/** Whatever source a code comes from: codes of one label are put together, and go to whoever hears scans. */
const labels = gatherLabels(hear);

/** A code of another source than keys: a serial scanner. Nobody hears it where no screen does. */
export const hearCode = labels.hear;

/** Calls the handler with every scan, as long as the component is there. */
export function useScanner(onScan: OnScan, isDialog = false): void {
  const latest = useEffectEvent(onScan);
  useEffect(() => {
    const context: ScanContext = { onScan: (text, also) => latest(text, also), isDialog };
    contexts.push(context);
    stop ??= listenToScanner(scannerSettings, { onScan: labels.hear, onBegin: labels.begins });
    return () => {
      contexts.splice(contexts.indexOf(context), 1);
      if (contexts.length > 0) return;
      stop?.();
      labels.drop();
      stop = undefined;
    };
  }, [isDialog]);
}

const watchFocus = (changed: () => void): (() => void) => {
  window.addEventListener('focus', changed);
  window.addEventListener('blur', changed);
  return () => {
    window.removeEventListener('focus', changed);
    window.removeEventListener('blur', changed);
  };
};

/** Whether keys, and so scans, reach this window (T-SCAN-12). */
export const useIsListening = (): boolean =>
  useSyncExternalStore(watchFocus, () => document.hasFocus());
