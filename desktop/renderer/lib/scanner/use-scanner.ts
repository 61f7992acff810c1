import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { listenToScanner } from './listen-to-scanner.ts';
import { scannerSettings } from './scanner-settings.ts';
import { playTone } from './sounds.ts';

interface ScanContext {
  readonly onScan: (text: string) => void;
  readonly isDialog: boolean;
}

/** Who hears scans: the newest, and while a dialog is open a dialog alone (T-SCAN-11). */
const contexts: ScanContext[] = [];
let stop: (() => void) | undefined;

const isDialogOpen = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog]') !== null;

function hear(text: string): void {
  const top = contexts.at(-1);
  if (!top) return;
  // A scan is no answer to a question, and nothing happens behind one.
  if (isDialogOpen() && !top.isDialog) {
    playTone('wrong');
    return;
  }
  top.onScan(text);
}

/** Calls the handler with every scan, as long as the component is there. */
export function useScanner(onScan: (text: string) => void, isDialog = false): void {
  const latest = useEffectEvent(onScan);
  useEffect(() => {
    const context: ScanContext = { onScan: (text) => latest(text), isDialog };
    contexts.push(context);
    stop ??= listenToScanner(scannerSettings, hear);
    return () => {
      contexts.splice(contexts.indexOf(context), 1);
      if (contexts.length > 0) return;
      stop?.();
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
