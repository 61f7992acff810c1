import { lastDayOfRest } from '#core/orders/unpaid-rest.ts';
import { formatDate } from '#core/shared/calendar.ts';
import type { OrderModel } from '../order-model.ts';

/** Until when the rest of an edited order is to be paid; empty where nothing is. */
export const restUntil = ({ restSince }: OrderModel, timeZone: string): string =>
  restSince === null ? '' : formatDate(lastDayOfRest(restSince, timeZone));
