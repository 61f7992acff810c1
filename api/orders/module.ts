import { defineModule } from '../platform/modules/define-module.ts';
import { awaitDevices } from './jobs/await-devices.ts';
import { watchExchanges } from './jobs/watch-exchanges.ts';
import { watchEditedRests } from './jobs/watch-edited-rests.ts';
import { watchUnpaidRests } from './jobs/watch-unpaid-rests.ts';
import { watchHolds } from './jobs/watch-holds.ts';
import { releaseUnpaid } from './jobs/release-unpaid.ts';
import { composeCode } from './mails/code-mail.ts';
import { composeConfirm } from './mails/confirm-mail.ts';
import { orderMailKinds } from './mails/order-mails.ts';
import { codeMail, confirmMailKind } from './mailed-code.ts';
import { orderRoutes } from './order-routes.ts';
import { ordersServerGrid } from './orders-server-grid.ts';
import { withdrawalsServerGrid } from './withdrawals-server-grid.ts';

export const orders = defineModule({
  routes: orderRoutes,
  lists: [
    { grid: ordersServerGrid, list: 'grid-orders', select: 'grid-orders-select' },
    { grid: withdrawalsServerGrid, list: 'grid-withdrawals', select: 'grid-withdrawals-select' },
  ],
  encrypted: { columns: [{ table: 'withdrawals', row: 'id', names: ['bank_account'] }] },
  jobs: [
    releaseUnpaid,
    awaitDevices,
    watchHolds,
    watchExchanges,
    watchUnpaidRests,
    watchEditedRests,
  ],
  mails: { ...orderMailKinds, [codeMail]: composeCode, [confirmMailKind]: composeConfirm },
});
