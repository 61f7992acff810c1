import type { Knex } from 'knex';
import { markets, type MarketCode } from '#core/market/market.ts';
import { makeAllCards } from '../read-models/refresh-all-cards.ts';
import { inOneTransaction, onConnections, type Executor } from '../platform/database/executor.ts';
import {
  beginLoad,
  endLoad,
  undoInterruptedLoad,
} from '../platform/database/undo-interrupted-load.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { StartError } from '../platform/faults/start-error.ts';
import { planHistory } from './history/plan-history.ts';
import { readDetectorBrands } from './detector-source.ts';
import { insertAccounts } from './insert-accounts.ts';
import { insertCatalogue } from './insert-catalogue.ts';
import { insertContent } from './insert-content.ts';
import { insertPriceList } from './insert-price-list.ts';
import { insertReviews } from './insert-reviews.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { insertStores } from './seed-stores.ts';
import type { Report } from './report.ts';
import { insertOffers } from './shop/insert-offers.ts';
import { insertService } from './shop/insert-service.ts';
import { insertServiceLimits } from './shop/insert-service-limits.ts';
import { insertShopCatalogue } from './shop/insert-shop-catalogue.ts';
import { staffPassword, type StaffPassword } from './staff-password.ts';

export interface SeedSettings {
  readonly market: MarketCode;
  readonly now: Date;
  /** Password of all demo accounts; undefined for one made up and reported once. */
  readonly staffPassword: string | undefined;
  /** Days before now that the shop is to be filled with afterwards (`history/fill-history.ts`); 0 without it. */
  readonly historyDays?: number;
  /** Products to fill the catalogue up to, for measuring; the demonstration shop alone without it. */
  readonly scale?: number;
  readonly report: Report;
}

const dayMs = 86_400_000;

/** Any fixed number, the same in every process that seeds. */
export const seedLock = 7_305_211;

/** The text "až N %" of the demonstration shop; issued vouchers are another matter. */
const bonusPercent = 15;

/** The Romanian vouchers are the Czech ones at about a fifth. */
const vouchers = {
  cz: {
    tiers: [
      { minimal_price: 3_000, amount: 1_200 },
      { minimal_price: 6_000, amount: 2_000 },
    ],
    most_amount: 2_000,
  },
  ro: {
    tiers: [
      { minimal_price: 600, amount: 240 },
      { minimal_price: 1_200, amount: 400 },
    ],
    most_amount: 400,
  },
} as const satisfies Record<MarketCode, object>;

/**
 * Fills a migrated database without devices with the demonstration shop of one market, in one
 * transaction unless it is a large one for measuring; a database that has devices is left as it is.
 * Returns whether it was filled. Of processes that start together one fills it and the others wait
 * and find it filled.
 */
export async function seedDatabase(knex: Knex, settings: SeedSettings): Promise<boolean> {
  const { report } = settings;
  const password = staffPassword(settings.staffPassword);
  const started = performance.now();
  const filled = await knex.transaction(async (lock) => {
    // Whoever waits for another process's seeding waits longer than a statement usually may.
    await lock.raw('set local statement_timeout to 0');
    await lock.raw('select pg_advisory_xact_lock(?)', [seedLock]);
    await undoInterrupted(knex, report);
    // Not by the lock's own transaction: what that has read it would keep from being emptied.
    if ((await knex('device_types').first('id')) !== undefined) return false;
    if (settings.scale === undefined) {
      await knex.transaction(async (trx) => fill(await inOneTransaction(trx), settings, password));
    } else await fillInParts(knex, settings, password);
    return true;
  });
  if (!filled) {
    report('The database has devices already; nothing was seeded.');
    return false;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  report(`Seeded the demonstration shop in ${seconds} s.`);
  if (settings.historyDays) {
    report(
      `Its last ${String(settings.historyDays)} days follow while it runs; without them: SEED_HISTORY=0 at the first start.`,
    );
  }
  // Reported after the commit: a password of accounts that were rolled back would mislead.
  if (password.isGenerated) report(`Password of all demo accounts: ${password.text}`);
  return true;
}

/** Seeds the database of the running shop unless it has devices; main.ts calls it at the start. */
export const seedWhenEmpty = (
  { knex, market, now, environment }: Pick<Dependencies, 'knex' | 'market' | 'now' | 'environment'>,
  report: Report,
): Promise<boolean> =>
  seedDatabase(knex, {
    market: market.code,
    now: now(),
    staffPassword: environment.seedStaffPassword,
    historyDays: environment.seedHistoryDays,
    report,
  });

/** Another process or an earlier run may have been cut off while it filled the database in parts. */
async function undoInterrupted(knex: Knex, report: Report): Promise<void> {
  if (await onConnections(knex, 1).run(undoInterruptedLoad)) {
    report('The last seeding was interrupted: what it left half done is removed.');
  }
}

/** Writing works of which each keeps the database busy: one waits for rows that the program makes. */
const lanes = 3;

/** Fills the database on several connections; what a failure leaves behind is removed again. */
async function fillInParts(
  knex: Knex,
  settings: SeedSettings,
  password: StaffPassword,
): Promise<void> {
  const executor = onConnections(knex, lanes);
  await executor.run(async (trx) => {
    if ((await trx('users').first('id')) !== undefined) {
      throw new StartError('--scale fills a new database only, and this one has accounts already.');
    }
    await beginLoad(trx);
  });
  try {
    await fill(executor, settings, password);
    await executor.run(endLoad);
  } catch (error) {
    // Where even this fails, the next run does it.
    await executor.run(undoInterruptedLoad).catch(() => undefined);
    throw error;
  }
}

async function fill(
  executor: Executor,
  settings: SeedSettings,
  { text }: StaffPassword,
): Promise<void> {
  const { market, now, scale = null, historyDays = 0, report } = settings;
  // What customers of the past were offered held then already.
  const since = new Date(now.getTime() - historyDays * dayMs);
  const detectorBrands = readDetectorBrands();
  if (detectorBrands === null) {
    report('node-device-detector is not installed: seeding only the devices of our own list.');
  }
  const catalogue = seedCatalogue(detectorBrands);
  const { manufacturers, models } = catalogue;
  report(`Seeding ${String(models.length)} models of ${String(manufacturers.length)} makers …`);
  await executor.run(async (trx) => {
    await insertShop(trx, { market, now, since, password: text });
    const ids = await insertCatalogue(trx, market, catalogue);
    await insertPriceList(trx, market, since, models, ids);
    await insertService(trx, market, models, ids);
  });
  await insertShopCatalogue(executor, { market, now, models, scale, report });
  await executor.run(async (trx) => {
    await insertServiceLimits(trx);
    await insertOffers(trx, market, now);
    await insertReviews(trx, market, now);
    await planHistory(trx, now, historyDays);
  });
  await makeAllCards(executor, { market: markets[market], now: () => now }, report);
}

interface Basics {
  readonly market: MarketCode;
  readonly now: Date;
  /** The first day of the history. */
  readonly since: Date;
  readonly password: string;
}

async function insertShop(
  trx: Knex.Transaction,
  { market, now, since, password }: Basics,
): Promise<void> {
  await insertAccounts(trx, market, now, password);
  await insertStores(trx, market, now);
  await trx('buyback_bonuses').insert({ percent: bonusPercent, valid_from: since });
  const { tiers, ...limit } = vouchers[market];
  await trx('buyback_vouchers').insert([...tiers]);
  await trx('buyback_voucher_limit').insert(limit).onConflict('id').merge();
  await insertContent(trx, market, now);
}
