import type {} from '#desktop/shared/bridge.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { bytesOf } from '../../lib/bytes-of.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { printerFor, usePrintPaper } from '../../lib/print-paper.ts';
import { queries } from '../../lib/queries.ts';
import { useStation } from '../../lib/station.ts';
import { latestKey } from './packing.ts';
import { papersKey } from './shipments.ts';

export type Paper = Reply<Endpoints['parcel-papers']>['papers'][number];

type Signal = { readonly signal: AbortSignal };
type Asked = { state: { data?: { papers: readonly Paper[] } | undefined } };

/** A label comes from its carrier, and a paper from its printer: both are looked for until they are there. */
export const papersQuery = (parcelId: number) => ({
  queryKey: papersKey(parcelId),
  queryFn: ({ signal }: Signal) =>
    client.get('parcel-papers', { params: { id: parcelId } }, { signal }),
  refetchInterval: ({ state }: Asked) =>
    state.data?.papers.some((one) => one.state === 'coming' || one.state === 'sending')
      ? 1_500
      : (false as const),
});

export const latestQuery = {
  queryKey: latestKey,
  queryFn: ({ signal }: Signal) => client.get('parcels-latest', {}, { signal }),
};

/** Prints papers of a parcel at this window's station. */
export function useParcelPrinter(parcelId: number) {
  const station = useStation();
  const print = usePrintPaper(station, {
    onSettled: () => void queries.invalidateQueries({ queryKey: papersKey(parcelId) }),
  });
  return { station, print };
}

type Printer = ReturnType<typeof useParcelPrinter>;

/** Prints what is ready, one after the other and each once: what failed waits for a press. */
export function usePrintsItself(papers: readonly Paper[], { station, print }: Printer): void {
  const asked = useRef(new Set<string>());
  const last = useRef(Promise.resolve());
  const printOnce = useEffectEvent((paper: Paper) => {
    const name = `${paper.kind}:${String(paper.subjectId)}`;
    if (asked.current.has(name) || printerFor(station, paper) === null) return;
    asked.current.add(name);
    // Its failure is told where it happens, and holds the next paper up no longer.
    const send = () => print.mutateAsync(paper).then(nothing, nothing);
    last.current = last.current.then(send);
  });
  useEffect(() => {
    for (const paper of papers) if (paper.state === 'ready') printOnce(paper);
  }, [papers, station]);
}

const nothing = () => undefined;
/** Saves a paper to be printed elsewhere; the invoice, on which prices stand, goes to printers alone. */
export function useSavePaper(parcelId: number) {
  const t = usePhrases('packing');
  return useMutation({
    mutationFn: async ({ kind, format, subjectId }: Paper) => {
      const params = { id: kind === 'label' ? subjectId : parcelId };
      const { name, contents } =
        kind === 'label'
          ? await client.get('shipment-label', { params })
          : await client.get('delivery-note', { params });
      const file = { suggestedName: name, contents: bytesOf(contents) };
      return window.obmena.saveFile({ kind: format ?? 'pdf', ...file });
    },
    onSuccess: (outcome) => {
      if (outcome === 'saved') notify('success', t('paperSaved'));
      if (outcome === 'failed') notify('error', t('paperNotSaved'));
    },
  });
}
