import { rowModel } from '../platform/database/row-model.ts';

/** A row of `withdrawals`. */
export class WithdrawalModel extends rowModel('withdrawals') {}
