import type { PastShop } from './past-shop.ts';

interface Job {
  readonly store: string;
  readonly color: string;
  readonly operation: string;
}

/** A phone with one thing to be done to it that has a price, at a store that repairs. */
export async function jobOf({ trx, dice }: PastShop): Promise<Job> {
  const jobs: Job[] = await trx('device_colors as c')
    .join('device_models as m', 'm.id', 'c.model_id')
    .join('device_types as t', 't.id', 'm.type_id')
    .join('service_prices as p', 'p.type_id', 't.id')
    .join('service_operations as o', 'o.id', 'p.operation_id')
    .joinRaw('cross join stores as s')
    .where({ 't.kind': 'phone', 's.is_service_center': true })
    .orderByRaw('md5(c.slug || o.slug || s.slug)')
    .limit(40)
    .select('s.slug as store', 'c.slug as color', 'o.slug as operation');
  return dice.oneOf(jobs);
}
