import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readLabel } from '#core/warehouse/label-code.ts';
import { setStationScanner } from './scanner/scanner-settings.ts';
import { stationsQuery, type Station } from './stations.ts';
import { usePermission } from './use-permission.ts';

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

/** The station of this window; null where none was chosen, or it is gone. */
export function useStation(): Station | null {
  const code = useStationCode();
  const { data } = useQuery({ ...stationsQuery, enabled: code !== null });
  return data?.find((one) => one.code === code) ?? null;
}

/** Has the scanner of this window's station understood on every screen, for whoever works in the warehouse. */
export function useStationScanner(): void {
  const code = useStationCode();
  const isWorker = usePermission('warehouse.work');
  const { data } = useQuery({ ...stationsQuery, enabled: isWorker && code !== null });
  const station = data?.find((one) => one.code === code) ?? null;
  useEffect(() => {
    const prefix = station?.scannerPrefix ?? '';
    setStationScanner(
      station && { keys: station.scannerKeys, suffix: station.scannerSuffix, prefix },
    );
  }, [station]);
}
