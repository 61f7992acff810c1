import type { Knex } from 'knex';
import { lockedVersion } from '../../catalog-admin/locked-version.ts';
import type { GuardedFields } from '../../catalog-admin/refuse-constraint.ts';
import { staffTableRoutes, type StaffTable } from '../../catalog-admin/staff-table.ts';
import type { Dependencies } from '../../dependencies.ts';
import { bind, type BoundRoute } from '../../http/bind.ts';
import { Refusal } from '../../http/refusal.ts';

export const guardedVoucher: GuardedFields = {
  buyback_vouchers_minimal_price_unique: 'minimalPrice',
};

/** A cart reads the vouchers as it is shown; nothing that is kept for others names them. */
const vouchers: StaffTable = {
  table: 'buyback_vouchers',
  keys: {
    ...{ list: 'voucher-list', add: 'voucher-add' },
    ...{ update: 'voucher-update', remove: 'voucher-delete' },
  },
  searched: (knex, part) => (rows) =>
    void rows.whereRaw(knex.raw("minimal_price || ' ' || amount like ?", [part])),
  order: ['minimal_price'],
  fields: guardedVoucher,
  changed: () => Promise.resolve(),
};

interface LimitRow {
  readonly id: number;
  readonly version: number;
  readonly most_amount: number | null;
}

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
      return readLimit(trx);
    }),
  );
  return [...staffTableRoutes(deps, vouchers), limit, set];
}
