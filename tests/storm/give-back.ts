import type { Knex } from 'knex';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestClient } from '../support/test-client.ts';
import { stubborn } from './customer.ts';
import type { Ask, Storm } from './shared-storm.ts';

const askAnew = (storm: Storm, address: string): Ask =>
  stubborn(storm, createTestClient(storm.url), address);

const elsewhere = ({ dice }: Storm): string => `10.9.9.${String(1 + Math.floor(dice() * 250))}`;

/** Orders that came, by the links of their customers. */
const delivered = (knex: Knex) =>
  knex('orders')
    .where({ status: 'delivered' })
    .orderByRaw('random()')
    .limit(5)
    .pluck('code')
    .catch((): string[] => []);

/** Customers withdraw from a piece of what came, and press the button twice. */
export async function giveBackOnAndOn(storm: Storm, knex: Knex): Promise<void> {
  while (!storm.isOver()) {
    const codes = await delivered(knex);
    await Promise.all(codes.map((code) => giveBack(askAnew(storm, elsewhere(storm)), code)));
    await wait(500);
  }
}

async function giveBack(ask: Ask, code: string): Promise<void> {
  const pieces = [{ position: 0, quantity: 1 }];
  const preview = await ask(`order/${code}/withdrawal/preview/`, { pieces });
  if (preview.status !== 200) return;
  const body = { token: preview.body['token'], pieces, reason: 'nesedí mi' };
  const wish = { ...body, bank_account: '19-2000145399/0800' };
  await Promise.all([1, 2].map(() => ask(`order/${code}/withdrawal/`, wish)));
}

async function decide(storm: Storm, code: string): Promise<void> {
  const ask = askAnew(storm, elsewhere(storm));
  const first = storm.dice() < 0.5 ? 'accept' : 'keep_device';
  const path = `buyback/counter-offer/${code}/decide/`;
  await Promise.all([first, 'refuse'].map((decision) => ask(path, { decision })));
}

/** Sellers decide what the shop offers after the inspection, twice at once and not always alike. */
export async function decideOnAndOn(storm: Storm, knex: Knex): Promise<void> {
  while (!storm.isOver()) {
    const open = knex('counter_offers').where({ decision: 'open' }).limit(5).pluck('code');
    const codes: string[] = await open.catch(() => []);
    await Promise.all(codes.map((code) => decide(storm, code)));
    await wait(500);
  }
}
