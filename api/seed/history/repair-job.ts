import type { PastShop } from './past-shop.ts';

interface Job {
  readonly store: string;
  readonly color: string;
  readonly operation: string;
}

/** A phone with one thing to be done to it that has a price, at a store that repairs. */
export async function jobOf({ trx, dice }: PastShop): Promise<Job> {
  const colors = await trx('device_colors as c')
    .join('device_models as m', 'm.id', 'c.model_id')
    .join('device_types as t', 't.id', 'm.type_id')
    .where('t.kind', 'phone')
    .orderBy('c.id')
    .limit(200)
    .pluck<string[]>('c.slug');
  const operations = await trx('service_prices as p')
    .join('device_types as t', 't.id', 'p.type_id')
    .join('service_operations as o', 'o.id', 'p.operation_id')
    .where('t.kind', 'phone')
    .whereNotNull('p.price')
    .orderBy('o.slug')
    .distinct()
    .pluck<string[]>('o.slug');
  const stores = await trx('stores')
    .where('is_service_center', true)
    .orderBy('id')
    .pluck<string[]>('slug');
  return {
    store: dice.oneOf(stores),
    color: dice.oneOf(colors),
    operation: dice.oneOf(operations),
  };
}
