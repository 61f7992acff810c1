import type { OrderModel } from './order-model.ts';

/** Whether an order is a bill: no cart ended in it, and nothing of it lies in the stock. */
export const isBill = ({ cartId }: Pick<OrderModel, 'cartId'>): boolean => cartId === null;
