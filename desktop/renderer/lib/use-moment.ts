import { useCallback } from 'react';
import { momentText } from './moment-text.ts';
import { useConfig } from './session.ts';

/** Writes a moment as a day and a time in the market's time zone. */
export function useMoment(): (iso: string) => string {
  const { market } = useConfig();
  return useCallback((iso) => momentText(iso, market), [market]);
}
