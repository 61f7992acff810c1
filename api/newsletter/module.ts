import { defineModule } from '../platform/modules/define-module.ts';
import { forgetSubscribers } from './forget-subscribers.ts';
import { newsletterMailKinds } from './newsletter-mails.ts';
import { newsletterRoutes } from './newsletter-routes.ts';

export const newsletter = defineModule({
  routes: newsletterRoutes,
  jobs: [forgetSubscribers],
  mails: newsletterMailKinds,
});
