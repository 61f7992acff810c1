import { dropping } from '../platform/changes/follow-up.ts';
import { defineModule } from '../platform/modules/define-module.ts';
import { buybackPhotos } from './desk/photo-files.ts';
import { identityColumns } from './identity-store.ts';
import { buybackJobs } from './buyback-jobs.ts';
import { buybackRoutes } from './buyback-routes.ts';
import { bonusesKey } from './desk/edit-bonuses.ts';
import { bonusesServerGrid } from './desk/bonuses-server-grid.ts';
import { buybacksServerGrid } from './desk/buybacks-server-grid.ts';
import { payoutsServerGrid } from './desk/payouts-server-grid.ts';
import { servedVouchers } from './desk/voucher-routes.ts';
import { buybackMailKinds } from './mails/buyback-mails.ts';

export const buyback = defineModule({
  routes: buybackRoutes,
  resources: [servedVouchers],
  lists: [
    { grid: buybacksServerGrid, list: 'grid-buybacks', select: 'grid-buybacks-select' },
    { grid: payoutsServerGrid, list: 'grid-payouts', select: 'grid-payouts-select' },
    {
      grid: bonusesServerGrid,
      list: 'grid-bonuses',
      select: 'grid-bonuses-select',
      edit: 'grid-bonuses-edit',
    },
  ],
  encrypted: {
    columns: [{ table: 'buyback_identities', row: 'buyback_id', names: identityColumns }],
    files: [buybackPhotos],
  },
  jobs: buybackJobs,
  mails: buybackMailKinds,
  followUps: {
    buyback_bonuses: dropping(bonusesKey),
    buyback_voucher_limit: dropping(bonusesKey),
  },
});
