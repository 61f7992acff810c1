import { voucherCells } from '#core/grid/voucher-cells.ts';
import { vouchersGrid } from '#core/grid/vouchers-grid.ts';
import type { ServerGrid } from '../../grids/server-grid.ts';
import { tableEditor } from '../../grids/table-editor.ts';
import { guardedVoucher } from './voucher-routes.ts';

export const vouchersServerGrid: ServerGrid = {
  definition: vouchersGrid,
  from: 'buyback_vouchers g',
  columns: () => ({
    minimalPrice: { sql: 'g.minimal_price', type: 'integer' },
    amount: { sql: 'g.amount', type: 'integer' },
  }),
  words: "g.minimal_price || ' ' || g.amount",
  freshness: 'vouchers',
  rows: () => `
    select r.id, r.version, r.minimal_price, r.amount
    from buyback_vouchers r where r.id = any($1::integer[])`,
  edit: tableEditor({
    table: 'buyback_vouchers',
    cells: {
      minimalPrice: {
        ...{ column: 'minimal_price', type: 'integer', schema: voucherCells.minimalPrice },
        isUnique: true,
      },
      amount: { column: 'amount', type: 'integer', schema: voucherCells.amount },
    },
    guarded: guardedVoucher,
  }),
};
