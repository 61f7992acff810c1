import { accountRoutes } from './accounts/account-routes.ts';
import { configRoutes } from './config/config-routes.ts';
import type { Dependencies } from './dependencies.ts';
import type { BoundRoute } from './http/bind.ts';
import { cleanUp } from './jobs/clean-up.ts';
import type { JobDefinition } from './jobs/job-queue.ts';
import type { MailKinds } from './mail/mail-kinds.ts';

/** Every answered call, by feature. */
export const allRoutes = (deps: Dependencies): BoundRoute[] => [
  ...configRoutes(deps),
  ...accountRoutes(deps),
];

/** Every job besides the sending of mails. */
export const allJobs: readonly JobDefinition[] = [cleanUp];

/** Every kind of mail. */
export const allMailKinds: MailKinds = {};
