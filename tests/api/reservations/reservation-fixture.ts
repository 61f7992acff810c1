import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { truncateAll } from '#tests/support/database.ts';
import { insertStores, insertVariant } from '#tests/support/stock-fixture.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

export const path = 'reservations/';

/** A body of `reservation-create` as it travels. */
export const reservationBody = (more: Readonly<Record<string, unknown>> = {}) => ({
  product: 'iphone-15-128gb-black',
  condition: 'new',
  item_id: null,
  store: 'brno',
  name: 'Bořivoj Zelenka',
  e_mail: 'borivoj.zelenka@posta.example',
  phone: '601 234 567',
  ...more,
});

/** A shop behind one proxy, so that each test request can come from an address of its own. */
export const startReservationApp = (options: TestAppOptions = {}): Promise<TestApp> =>
  startTestApp({ ...options, environment: { TRUST_PROXY: '1', ...options.environment } });

/** Two stores and a phone without stock, on a Monday at half past nine in Prague. */
export async function prepareShop({ deps, clock }: TestApp): Promise<void> {
  await truncateAll(deps.knex);
  await deps.knex.raw('delete from jobs.job');
  clock.now = new Date('2026-11-23T08:30:00Z');
  await insertStores(deps.knex);
  await insertVariant(deps.knex);
}

/** Headers of a request from somewhere else. */
export const from = (number: number) => ({ 'x-forwarded-for': `198.51.100.${String(number)}` });

/** A header that makes a repeated request harmless. */
export const once = () => ({ 'idempotency-key': randomUUID() });

export const stockOf = async (knex: Knex, productId: number) =>
  knex('stock')
    .where({ product_id: productId })
    .first<{ on_hand: number; allocated: number }>('on_hand', 'allocated');
