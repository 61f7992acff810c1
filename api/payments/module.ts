import { defineModule } from '../platform/modules/define-module.ts';
import { paymentJobs } from './payment-jobs.ts';
import { paymentRoutes } from './payment-routes.ts';
import { answerSandboxPages } from './sandbox-pages.ts';

export const payments = defineModule({
  routes: paymentRoutes,
  jobs: paymentJobs,
  middleware: answerSandboxPages,
});
