import type { Knex } from 'knex';
import { deliveryPlaces } from '#core/deliveries/place-resource.ts';
import { installmentPrograms } from '#core/installments/program-resource.ts';
import { words as csPlaces } from '#core/phrases/cs/resources/delivery-places.ts';
import { words as csPrograms } from '#core/phrases/cs/resources/installment-programs.ts';
import { words as roPlaces } from '#core/phrases/ro/resources/delivery-places.ts';
import { words as roPrograms } from '#core/phrases/ro/resources/installment-programs.ts';
import { programsKey } from '../catalog/surrogate-keys.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import type { KeptRow } from '../platform/resources/kept-table.ts';
import { serve, type Served } from '../platform/resources/serve.ts';

const ofStaff = new Set(['isOffered', 'isCrowded']);

/** What a carrier says of its own place would come back with its next list. */
async function refuseCarriersOwn(
  trx: Knex,
  before: KeptRow,
  change: Readonly<Record<string, unknown>>,
): Promise<void> {
  const [field] = Object.keys(change).filter(
    (name) => !ofStaff.has(name) && change[name] !== before[name],
  );
  if (field === undefined) return;
  const carriers: unknown = await trx('delivery_methods')
    .where({ id: Number(before['deliveryId']) })
    .whereNotNull('carrier')
    .first('id');
  if (carriers !== undefined) throw new FieldRefusal({ [field]: ['place_of_carrier'] });
}

/** Places at which parcels are taken, and ways to pay in installments. */
export const placeResources: readonly Served[] = [
  serve(deliveryPlaces, {
    said: { cs: csPlaces, ro: roPlaces },
    from: 'delivery_places g join delivery_methods m on m.id = g.delivery_id',
    sql: (language) => ({ delivery: `m.name_${language}` }),
    referred: (language) => ({
      deliveryId: `select id, name_${language} as name from delivery_methods`,
    }),
    order: ['city', 'name'],
    guarded: {
      delivery_places_once: 'code',
      delivery_places_delivery_id_fkey: 'deliveryId',
    },
    check: refuseCarriersOwn,
  }),
  serve(installmentPrograms, {
    said: { cs: csPrograms, ro: roPrograms },
    order: ['position', 'name_cs'],
    guarded: {
      installment_programs_limits_ordered: 'maximalFinanced',
      installment_programs_leasing_online: 'arrangeType',
    },
    after: (trx, { replyCache }) => replyCache.purge(trx, [programsKey]),
  }),
];
