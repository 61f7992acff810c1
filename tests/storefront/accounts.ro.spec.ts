import { describeMarketAccounts } from './account-cases.ts';
import { describeAccountWidths } from './axe-account-cases.ts';

describeMarketAccounts('ro');
describeAccountWidths('ro');
