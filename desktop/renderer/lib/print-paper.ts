import { useMutation } from '@tanstack/react-query';
import type { PaperFormat, PaperKind } from '#core/warehouse/papers.ts';
import { client } from './client.ts';
import type { Station } from './stations.ts';

export interface PrintWish {
  readonly kind: PaperKind;
  readonly subjectId: number;
  /** How many copies are known: one more is asked for by whoever has seen the last one. */
  readonly copies: number;
}

/** A printer of the station that can print a format; null where it has none. */
export const printerFor = (station: Station | null, format: PaperFormat | null): string | null =>
  (format === 'zpl' ? station?.labelPrinter : station?.documentPrinter) ?? null;

/** Sends papers to the station's printer; the server prints none twice that is asked for again. */
export function usePrintPaper(
  station: Station | null,
  told: { readonly onSettled: () => void; readonly onSuccess?: () => void },
) {
  return useMutation({
    mutationFn: ({ copies, kind, subjectId }: PrintWish) => {
      if (!station) throw new Error('a paper is printed without a station');
      const body = { kind, subjectId, copies, stationId: station.id };
      return client.post('paper-print', { body });
    },
    ...told,
  });
}
