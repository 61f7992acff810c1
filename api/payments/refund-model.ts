import { rowModel } from '../platform/database/row-model.ts';

/** Money that goes back: a row of `refunds`. */
export class RefundModel extends rowModel('refunds') {}
