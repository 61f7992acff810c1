import { defineModule } from '../platform/modules/define-module.ts';
import { accountMailKinds } from './account-mails.ts';
import { alarmMailKinds } from './alarm-mails.ts';
import { accountRoutes } from './account-routes.ts';
import { forgetAccounts } from './forget-accounts.ts';

export const accounts = defineModule({
  routes: accountRoutes,
  jobs: [forgetAccounts],
  mails: { ...accountMailKinds, ...alarmMailKinds },
  encrypted: { columns: [{ table: 'second_factors', row: 'id', names: ['secret'] }] },
});
