import { defineModule } from '../platform/modules/define-module.ts';
import { bankRoutes } from './bank-routes.ts';
import { wipeCounters } from './jobs.ts';

export const bank = defineModule({
  routes: bankRoutes,
  encrypted: { columns: [{ table: 'bank_entries', row: 'id', names: ['counter'] }] },
  jobs: [wipeCounters],
});
