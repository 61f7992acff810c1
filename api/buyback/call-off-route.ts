import { canCallOff } from '#core/buyback/buyback-status.ts';
import { isPledged } from '../orders/door-exchange/exchange-rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { lockSale } from './lock-sale.ts';
import { moveRow } from './move-row.ts';
import { saleState } from './sale-state.ts';

/**
 * The seller calls a sale off, until its device is received: the same device can be sold anew at once, and an order that
 * waited for it goes the way of orders without their device. A second press answers as the first.
 */
export const callOffRoute = (deps: Dependencies): BoundRoute =>
  bind('buyback-call-off', async ({ body }, { now }) => {
    await deps.knex.transaction(async (trx) => {
      const row = await lockSale(trx, body);
      if (row.status === 'cancelled') return;
      if (!canCallOff(row.status)) throw new Refusal(409, 'sale_not_called_off');
      // Goods left for it already, with the courier who is to bring it.
      if (await isPledged(trx, row.id)) throw new Refusal(409, 'device_pledged');
      await moveRow(trx, deps, row, ['cancelled'], { actor: 'customer', at: now });
    });
    return saleState(deps.knex, body);
  });
