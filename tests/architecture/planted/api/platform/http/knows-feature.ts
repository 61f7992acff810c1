import { order } from '../../orders/order.ts';

export const answered = order;
