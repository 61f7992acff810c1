import type {} from '#desktop/shared/bridge.ts';
import { useMutation } from '@tanstack/react-query';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';

export type Shipment = Reply<Endpoints['shipment-again']>['shipment'];

const openShipmentsKey = ['shipments-open'];
const shipmentKey = (parcelId: number) => ['shipment-of-parcel', parcelId];

type Signal = { readonly signal: AbortSignal };

export const openShipmentsQuery = {
  queryKey: openShipmentsKey,
  queryFn: ({ signal }: Signal) => client.get('shipments-open', {}, { signal }),
  refetchInterval: 30_000,
};

/** A parcel's carrier is asked in the background: the answer is looked for until it is there. */
export const shipmentQuery = (parcelId: number) => ({
  queryKey: shipmentKey(parcelId),
  queryFn: ({ signal }: Signal) =>
    client.get('shipment-of-parcel', { params: { id: parcelId } }, { signal }),
  refetchInterval: (query: { state: { data?: { shipment: Shipment | null } | undefined } }) =>
    query.state.data?.shipment?.status === 'waiting' ? 1_500 : (false as const),
});

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));

/** Saves the carrier's label, or sends it to a station's printer. */
export function useLabel(id: number) {
  const t = usePhrases('packing');
  const save = useMutation({
    mutationFn: async () => {
      const { name, format, contents } = await client.get('shipment-label', { params: { id } });
      return window.obmena.saveFile({
        kind: format,
        suggestedName: name,
        contents: bytesOf(contents),
      });
    },
    onSuccess: (outcome) => {
      if (outcome === 'saved') notify('success', t('labelSaved'));
      if (outcome === 'failed') notify('error', t('labelNotSaved'));
    },
    onError: reportFailure,
  });
  const print = useMutation({
    mutationFn: (stationId: number) =>
      client.post('shipment-print', { params: { id }, body: { stationId } }),
    onSuccess: () => notify('success', t('labelPrinted')),
    onError: reportFailure,
  });
  return { save, print };
}

/** Shows what a change of a shipment answered, wherever it is shown. */
export function showShipment({ shipment }: { readonly shipment: Shipment }): void {
  queries.setQueryData(shipmentKey(shipment.parcelId), { shipment });
  void queries.invalidateQueries({ queryKey: openShipmentsKey });
}
