import { defineModule } from '../platform/modules/define-module.ts';
import { apiKeyRoutes } from './api-key-routes.ts';
import { answerDocs } from './docs/answer-docs.ts';
import { deliveryRoutes } from './webhooks/delivery-routes.ts';
import { webhookJobs } from './webhooks/webhook-jobs.ts';
import { webhookMailKinds } from './webhooks/webhook-mails.ts';
import { webhookRoutes } from './webhooks/webhook-routes.ts';

/** What a merchant's other programs need of the shop. */
export const integrations = defineModule({
  routes: (deps) => [...apiKeyRoutes(deps), ...webhookRoutes(deps), ...deliveryRoutes(deps)],
  middleware: () => answerDocs(),
  jobs: webhookJobs,
  mails: webhookMailKinds,
  encrypted: {
    columns: [{ table: 'webhooks', row: 'id', names: ['secret', 'previous_secret'] }],
  },
});
