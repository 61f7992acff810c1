import type { Knex } from 'knex';
import { carrierNames } from '#core/deliveries/carriers.ts';
import { nextCutOff } from '#core/deliveries/next-cut-off.ts';
import type { Language } from '#core/market/market.ts';
import { cutOffsOf, type FloorGroup } from '#core/warehouse/control-room.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import type { Rows } from '../../platform/database/rows.ts';

type Delivery = Pick<
  Rows['delivery_methods'],
  'code' | 'kind' | 'name_cs' | 'name_ro' | 'cut_off' | 'carrier' | 'is_active'
>;

const deliveriesSql = `
  select code, kind, name_cs, name_ro, cut_off, carrier, is_active from delivery_methods`;

/** What must leave before which carrier comes; nobody fetches what customers fetch themselves. */
export async function cutOffsAhead(
  db: Knex,
  { market }: Pick<Dependencies, 'market'>,
  groups: readonly FloorGroup[],
  { now, language }: { readonly now: Date; readonly language: Language },
) {
  const deliveries = await query<Delivery>(db, deliveriesSql, []);
  const byCode = new Map(deliveries.map((delivery) => [delivery.code, delivery]));
  const coming = deliveries
    .filter(({ kind, is_active }) => is_active && kind !== 'store')
    .map(({ code, cut_off }) => ({ deliveryCode: code, at: nextCutOff(now, cut_off, market) }));
  return cutOffsOf(groups, coming, now).map(({ deliveryCode, at, ...row }) => {
    const delivery = byCode.get(deliveryCode);
    const carrier = delivery?.carrier ?? null;
    return {
      ...row,
      at: at?.toISOString() ?? null,
      delivery: delivery?.[language === 'ro' ? 'name_ro' : 'name_cs'] ?? deliveryCode,
      carrier: carrier === null ? null : carrierNames[carrier],
    };
  });
}
