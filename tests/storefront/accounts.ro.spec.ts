import { describeAccounts } from './account-cases.ts';

describeAccounts('ro');
