import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { plainScanner } from '#core/warehouse/decode-scan.ts';
import { readLabel } from '#core/warehouse/label-code.ts';
import { setScanner } from './scanner/use-scanner.ts';
import { stationsQuery, type Station } from './stations.ts';

const storageKey = 'obmena.station';

/** Which desk this window is, by the code of its label; kept for the next start of the program. */
const store = createStore<{ readonly code: string | null }>(() => ({
  code: localStorage.getItem(storageKey),
}));

store.subscribe(({ code }) => {
  if (code === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, code);
});

export const chooseStation = (code: string | null): void => store.setState({ code });

export const useStationCode = (): string | null => useStore(store, ({ code }) => code);

/** The code of a station's label, or null for everything else that is scanned. */
export function stationOf(text: string): string | null {
  const label = readLabel(text);
  return label?.kind === 'station' ? label.code : null;
}

/** The station of this window, with its scanner in use; null where none was chosen, or it is gone. */
export function useStation(): Station | null {
  const code = useStationCode();
  const { data } = useQuery(stationsQuery);
  const station = data?.find((one) => one.code === code) ?? null;
  useEffect(() => {
    if (!station) return setScanner(plainScanner);
    setScanner({
      keys: station.scannerKeys,
      suffix: station.scannerSuffix,
      prefix: station.scannerPrefix ?? '',
    });
  }, [station]);
  return station;
}
