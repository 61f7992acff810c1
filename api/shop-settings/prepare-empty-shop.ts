import { withStartLock } from '../platform/database/start-lock.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { deliveryTemplates, paymentTemplates } from './method-templates.ts';

/**
 * What a real shop that begins empty needs to be set up in the back office: its warehouse, and
 * deliveries and payments to choose from, all switched off. Of goods it brings nothing. What staff
 * have thrown away since does not come back.
 */
export async function prepareEmptyShop({
  knex,
  market,
  now,
}: Pick<Dependencies, 'knex' | 'market' | 'now'>): Promise<void> {
  await withStartLock(knex, () =>
    knex.transaction(async (trx) => {
      const begun = await trx('empty_starts')
        .insert({ at: now() })
        .onConflict('only_row')
        .ignore()
        .returning('at');
      if (begun.length === 0) return;
      await trx('stock_places').insert({ code: 'warehouse' }).onConflict('code').ignore();
      await trx('delivery_methods')
        .insert(deliveryTemplates(market.code))
        .onConflict('code')
        .ignore();
      await trx('payment_methods')
        .insert(paymentTemplates(market.code))
        .onConflict('code')
        .ignore();
    }),
  );
}
