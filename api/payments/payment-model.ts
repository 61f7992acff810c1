import { rowModel } from '../platform/database/row-model.ts';

/** An attempt to pay an order: a row of `payments`. Its moves are in core/payments. */
export class PaymentModel extends rowModel('payments') {}
