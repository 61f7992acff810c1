import { z } from 'zod';
import { voucherCells, voucherPrice } from '../grid/voucher-cells.ts';
import { vouchersGrid } from '../grid/vouchers-grid.ts';
import { version } from './catalog-admin-fields.ts';
import { staffTable } from './catalog-admin-table.ts';
import type { Endpoint } from './endpoint.ts';
import { gridEdit, gridList, gridSelect } from './grid-calls.ts';

const access = {
  read: { permission: vouchersGrid.read },
  edit: { permission: vouchersGrid.edit },
} as const;

const vouchers = staffTable({
  path: 'admin/buyback-vouchers/',
  access,
  fields: voucherCells,
  shown: {},
  filters: {},
  summary: 'Vouchers for buy-backs',
});

/** Null where a voucher may be of any amount. */
const mostAmount = voucherPrice.nullable();
const limit = z.object({ id: z.int(), version: z.int(), mostAmount });

/** Administration of the vouchers that buy-backs earn, and of the most that one may be (T-BUY-21). */
export const voucherEndpoints = {
  'grid-vouchers': gridList(vouchersGrid),
  'grid-vouchers-select': gridSelect(vouchersGrid),
  'grid-vouchers-edit': gridEdit(vouchersGrid),
  'voucher-list': vouchers.list,
  'voucher-add': vouchers.add,
  'voucher-update': vouchers.update,
  'voucher-delete': vouchers.remove,
  'voucher-limit': {
    method: 'GET',
    path: 'admin/buyback-voucher-limit/',
    access: access.read,
    reply: limit,
    status: 200,
    summary: 'The most that a voucher for a buy-back may be',
  },
  'voucher-limit-set': {
    method: 'PATCH',
    path: 'admin/buyback-voucher-limit/',
    access: access.edit,
    body: z.strictObject({ mostAmount, version }),
    reply: limit,
    status: 200,
    conflicts: true,
    summary: 'Sets the most that a voucher for a buy-back may be',
  },
} as const satisfies Record<string, Endpoint>;
