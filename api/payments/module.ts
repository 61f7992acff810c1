import { defineModule } from '../platform/modules/define-module.ts';
import { paymentJobs } from './payment-jobs.ts';
import { paymentRoutes } from './payment-routes.ts';
import { answerSandboxPages } from './sandbox-pages.ts';

export const payments = defineModule({
  routes: paymentRoutes,
  encrypted: {
    columns: [{ table: 'refund_payouts', row: 'refund_id', names: ['account', 'holder'] }],
  },
  jobs: paymentJobs,
  middleware: answerSandboxPages,
});
