import type { Knex } from 'knex';
import { vouchers } from '#core/buyback/vouchers.ts';
import { words as csVouchers } from '#core/phrases/cs/resources/buyback-vouchers.ts';
import { words as roVouchers } from '#core/phrases/ro/resources/buyback-vouchers.ts';
import { lockedVersion } from '../../platform/resources/locked-version.ts';
import { purgeKeys } from '../../platform/reply-cache.ts';
import { serve } from '../../platform/resources/serve.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Rows } from '../../platform/database/rows.ts';
import { bonusesKey } from './edit-bonuses.ts';

/** A cart reads the vouchers as it is shown; `config` is kept and says what a buy-back earns. */
export const servedVouchers = serve(vouchers, {
  said: { cs: csVouchers, ro: roVouchers },
  order: ['minimal_price'],
  after: (trx) => purgeKeys(trx, [bonusesKey]),
});

type LimitRow = Rows['buyback_voucher_limit'];

const limitRows = (knex: Knex) =>
  knex('buyback_voucher_limit').select<LimitRow[]>('id', 'version', 'most_amount');

async function readLimit(knex: Knex) {
  const [row] = await limitRows(knex);
  if (!row) throw new Refusal(404, 'not_found');
  const { most_amount: mostAmount, ...of } = row;
  return { ...of, mostAmount };
}

/** Administration of vouchers for buy-backs besides the cells of their list. */
export function voucherRoutes(deps: Dependencies): BoundRoute[] {
  const limit = bind('voucher-limit', () => readLimit(deps.knex));
  const set = bind('voucher-limit-set', ({ body: { version, mostAmount } }) =>
    deps.knex.transaction(async (trx) => {
      const edit = { trx, table: 'buyback_voucher_limit', changes: { mostAmount } };
      const locked = limitRows(trx).forUpdate();
      const row = await lockedVersion(locked, version, () => readLimit(trx), edit);
      await trx('buyback_voucher_limit').update({
        most_amount: mostAmount,
        version: row.version + 1,
      });
      await purgeKeys(trx, [bonusesKey]);
      return readLimit(trx);
    }),
  );
  return [limit, set];
}
