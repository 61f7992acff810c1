import { useEffect } from 'react';
import { serialKey } from './serial-port.ts';

/** Takes the window's serial scanner up when the office opens; whoever has none loads nothing for it. */
export function useSerialScanner(): void {
  useEffect(() => {
    if (localStorage.getItem(serialKey) === null) return;
    void import('./serial-scanner.ts').then(({ resumeSerial }) => resumeSerial());
  }, []);
}
