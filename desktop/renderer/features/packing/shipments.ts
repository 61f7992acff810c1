import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';

export type Shipment = Reply<Endpoints['shipment-again']>['shipment'];

const openShipmentsKey = ['shipments-open'];
export const papersKey = (parcelId: number) => ['parcel-papers', parcelId];
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

interface Changed {
  readonly shipment: Shipment;
  /** Why another carrier would not take it. */
  readonly refused?: string | null;
}

/** Shows what a change of a shipment answered, wherever it is shown. */
export function showShipment({ shipment, refused = null }: Changed): void {
  if (refused !== null) notify('error', refused);
  queries.setQueryData(shipmentKey(shipment.parcelId), { shipment });
  void queries.invalidateQueries({ queryKey: openShipmentsKey });
  void queries.invalidateQueries({ queryKey: papersKey(shipment.parcelId) });
}
