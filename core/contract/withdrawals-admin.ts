import { z } from 'zod';
import { withdrawalsGrid, withdrawalStatuses } from '../orders/withdrawals-grid.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { gridList, gridSelect } from './grid-calls.ts';

const amount = z.int().nonnegative();
const moment = z.iso.datetime();

const withdrawal = {
  method: 'GET',
  path: 'order/admin/withdrawals/{id}/',
  access: { permission: withdrawalsGrid.read },
  params: z.object({ id }),
  reply: z.object({
    id: z.int(),
    version: z.int(),
    status: z.enum(withdrawalStatuses),
    orderId: z.int(),
    orderNumber: z.string(),
    requestedAt: moment,
    receivedAt: moment.nullable(),
    closedAt: moment.nullable(),
    /** The last day, whole, on which the money is given back in time. */
    refundBy: z.iso.date(),
    /** As its customer wrote it; empty where they gave none. */
    reason: z.string(),
    /** Whether the customer named an account; the account itself is read by the payment alone. */
    hasAccount: z.boolean(),
    lines: z.array(
      z.object({
        position: z.int().nonnegative(),
        name: z.string(),
        pieces: z.int().positive(),
        net: amount,
      }),
    ),
    /** Stored nets of all pieces. */
    amount,
    /** What would go back now; null where nothing will any more. */
    preview: z.object({ refund: amount, buybackPayout: amount, bonusReversed: amount }).nullable(),
  }),
  status: 200,
  summary: 'A withdrawal with its pieces, its deadline and what would be refunded now',
} as const satisfies Endpoint;

/** Withdrawals from the contract as staff see them. */
export const withdrawalDeskEndpoints = {
  'grid-withdrawals': gridList(withdrawalsGrid),
  'grid-withdrawals-select': gridSelect(withdrawalsGrid),
  'admin-withdrawal': withdrawal,
} as const satisfies Record<string, Endpoint>;
