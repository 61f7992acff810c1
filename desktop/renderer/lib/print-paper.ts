import { useMutation } from '@tanstack/react-query';
import type { PaperFormat, PaperKind } from '#core/warehouse/papers.ts';
import { phrases } from '../i18n/use-phrases.ts';
import { bytesOf } from './bytes-of.ts';
import { client } from './client.ts';
import { notify } from './notify.ts';
import { ownPrinters, printHere } from './own-printers.ts';
import type { Station } from './stations.ts';

export interface PrintWish {
  readonly kind: PaperKind;
  readonly subjectId: number;
  /** How many copies are known: one more is asked for by whoever has seen the last one. */
  readonly copies: number;
  /** Null while it is still coming. */
  readonly format: PaperFormat | null;
}

type Asked = Pick<PrintWish, 'kind' | 'format'>;

const networkPrinter = (station: Station | null, { format }: Asked): string | null =>
  (format === 'zpl' ? station?.labelPrinter : station?.documentPrinter) ?? null;

/** This machine's own printer of PDF; invoices, on which prices stand, are sent by the server alone. */
function ownPrinter({ format, kind }: Asked): string | null {
  if (kind === 'invoice' || format !== 'pdf') return null;
  const { documents, labels } = ownPrinters();
  return kind === 'label' ? (labels ?? documents) : documents;
}

/** A printer that can print a paper: of the station in the network, else of this machine; null where there is none. */
export const printerFor = (station: Station | null, asked: Asked): string | null =>
  networkPrinter(station, asked) ?? ownPrinter(asked);

/** Sends papers to a printer, which print none twice that is asked for again. */
export function usePrintPaper(
  station: Station | null,
  told: { readonly onSettled: () => void; readonly onSuccess?: () => void },
) {
  return useMutation({
    mutationFn: async (wish: PrintWish) => {
      const own = networkPrinter(station, wish) === null ? ownPrinter(wish) : null;
      if (own !== null) return printAtOwn(own, wish);
      if (!station) throw new Error('a paper is printed without a station');
      const { copies, kind, subjectId } = wish;
      return client.post('paper-print', {
        body: { kind, subjectId, copies, stationId: station.id },
      });
    },
    ...told,
  });
}

/** The server is told what came of it: a paper that did not come out is said to have failed, and can be asked for again. */
async function printAtOwn(printer: string, { copies, kind, subjectId }: PrintWish) {
  if (kind === 'invoice') throw new Error('an invoice is printed by the server');
  const paper = { kind, subjectId };
  const taken = await client.post('paper-take', { body: { ...paper, copies } });
  if (taken.contents === null) return { copies: taken.copies };
  const outcome = await printHere(printer, bytesOf(taken.contents));
  const isPrinted = outcome === 'printed';
  if (!isPrinted) notify('error', phrases('packing')(`ownPrinter_${outcome}`, { printer }));
  return client.post('paper-told', { body: { ...paper, isPrinted } });
}
