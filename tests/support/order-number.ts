import { scrambleOf } from '#api/orders/scramble.ts';
import { orderNumber } from '#core/orders/order-number.ts';
import type { TestApp } from './test-app.ts';

/** The number of the order that is placed first in an empty shop, or later. */
export const numberAt = ({ deps }: Pick<TestApp, 'deps'>, position = 1): string =>
  orderNumber(position, scrambleOf(deps.cipher));
