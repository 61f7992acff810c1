import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { plainScanner, type ScannerSettings } from '#core/warehouse/decode-scan.ts';

const storageKey = 'obmena.scanner';

interface ScannerChoice {
  /** What was learned at this window by the test card; kept beside the choice of its station. */
  readonly own: ScannerSettings | null;
  /** What is said of the station that this window is. */
  readonly station: ScannerSettings | null;
}

const isSettings = (read: unknown): read is ScannerSettings => {
  if (typeof read !== 'object' || read === null) return false;
  const { keys, suffix, prefix } = read as Record<string, unknown>; // its names are asked for
  return (
    (keys === 'physical' || keys === 'layout') &&
    (suffix === null || suffix === 'Enter' || suffix === 'Tab') &&
    typeof prefix === 'string'
  );
};

function kept(): ScannerSettings | null {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isSettings(read) ? read : null;
  } catch {
    // What cannot be read is learned anew.
    return null;
  }
}

const store = createStore<ScannerChoice>(() => ({ own: kept(), station: null }));

/** What was learned here counts more than the station: another scanner may hang on this very window. */
const chosen = ({ own, station }: ScannerChoice): ScannerSettings => own ?? station ?? plainScanner;

/** How the scanner of this window types; asked at every key. */
export const scannerSettings = (): ScannerSettings => chosen(store.getState());

/** Keeps what the test card taught, or forgets it. */
export function keepScanner(own: ScannerSettings | null): void {
  if (own === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify(own));
  store.setState({ own });
}

export const setStationScanner = (station: ScannerSettings | null): void =>
  store.setState({ station });

/** The settings in use, and whether they were learned at this window. */
export function useScannerSettings(): {
  readonly settings: ScannerSettings;
  readonly isOwn: boolean;
} {
  const choice = useStore(store);
  return { settings: chosen(choice), isOwn: choice.own !== null };
}
