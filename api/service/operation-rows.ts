import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import type { OperationStore } from '#core/service/operation-stores.ts';
import { reaches, servicePriceOn, type Reach } from '#core/service/service-price.ts';
import type { CalendarDate } from '#core/shared/calendar.ts';
import { groupBy } from '#core/shared/group-by.ts';
import { nameIn } from '../catalog/device-labels.ts';
import { query } from '../platform/database/query.ts';
import type { Rows } from '../platform/database/rows.ts';

type PriceRow = Pick<
  Rows['service_operations'],
  'slug' | 'name_cs' | 'name_ro' | 'text_cs' | 'text_ro' | 'warranty_months'
> &
  Pick<Rows['service_prices'], 'operation_id' | 'price' | 'duration_minutes' | 'is_offered'> & {
    readonly operation_minutes: number;
    readonly stores: OperationStore[] | null;
    readonly reach: Reach;
    readonly valid_from: CalendarDate | null;
  };

/** The prices that reach a model, and one of its colours where it is named; one statement. */
const pricesSql = `
  select o.slug, o.name_cs, o.name_ro, o.text_cs, o.text_ro, o.warranty_months,
    o.duration_minutes as operation_minutes, s.operation_id, s.price, s.duration_minutes,
    to_char(s.valid_from, 'YYYY-MM-DD') as valid_from, s.is_offered, s.reach,
    case when exists (select from service_operation_stores y where y.operation_id = o.id) then (
      select coalesce(json_agg(json_build_object('slug', t.slug, 'name', t.name) order by t.name), '[]')
      from service_operation_stores y join stores t on t.id = y.store_id and t.is_service_center
      where y.operation_id = o.id) end as stores
  from device_models d
  cross join lateral (
    select p.*, '${reaches[0]}' as reach from service_prices p where p.type_id = d.type_id
    union all
    select p.*, '${reaches[1]}' from device_models f join service_prices p on p.model_id = f.id
      where f.manufacturer_id = d.manufacturer_id and f.name = d.name and f.id <> d.id
        and p.is_whole_family
    union all
    select p.*, '${reaches[2]}' from service_prices p where p.model_id = d.id
    union all
    select p.*, '${reaches[3]}' from device_colors c join service_prices p on p.color_id = c.id
      where c.model_id = d.id and c.slug = $2
  ) s
  join service_operations o on o.id = s.operation_id and o.is_active
  where d.slug = $1
  order by o.position, o.id, s.id`;

/** In whose language operations are read, and with the prices of which day. */
export interface ServiceReader {
  readonly day: CalendarDate;
  readonly language: Language;
}

/** What is done to a device on a day, in the order in which customers read it. */
export async function findOperations(
  db: Knex,
  device: { readonly model: string; readonly color: string | null },
  { day, language }: ServiceReader,
) {
  const { model, color } = device;
  // Planning it takes longer than running it, and a search runs it at every letter.
  const rows = await query<PriceRow>(db, pricesSql, [model, color ?? '']);
  const byOperation = groupBy(rows.map(reachingPrice), ({ row }) => row.operation_id);
  return [...byOperation.values()].flatMap((prices) => {
    const row = servicePriceOn(prices, day)?.row;
    if (!row) return [];
    return {
      id: row.operation_id,
      slug: row.slug,
      name: nameIn(row, language),
      description: (language === 'cs' ? row.text_cs : row.text_ro) ?? '',
      price: row.price,
      durationMinutes: row.duration_minutes ?? row.operation_minutes,
      warrantyMonths: row.warranty_months,
      stores: row.stores,
    };
  });
}

const reachingPrice = (row: PriceRow) => ({
  row,
  reach: row.reach,
  validFrom: row.valid_from,
  isOffered: row.is_offered,
  price: row.price,
  durationMinutes: row.duration_minutes,
});
