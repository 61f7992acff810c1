import { z } from 'zod';
import { checkPlan } from '#core/catalog/planned-price.ts';
import { plannedPrices, priceLevels } from '#core/catalog/stock-resources.ts';
import { words as csPlans } from '#core/phrases/cs/resources/planned-prices.ts';
import { words as roPlans } from '#core/phrases/ro/resources/planned-prices.ts';
import { words as csLevels } from '#core/phrases/cs/resources/price-levels.ts';
import { words as roLevels } from '#core/phrases/ro/resources/price-levels.ts';
import type { Language } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/resources/serve.ts';
import { itemJoins, itemNames, itemSearched, itemSql, itemWords } from '../stock-item-columns.ts';
import { followLevelRules } from './follow-level-rules.ts';

/** Price levels; what a changed rule makes of prices follows as a job. */
export const servedLevels = serve(priceLevels, {
  said: { cs: csLevels, ro: roLevels },
  sql: () => ({
    priced: '(select count(*)::integer from product_level_prices l where l.level_id = g.id)',
  }),
  order: ['position'],
  after: (trx, deps) => deps.jobs.enqueue(trx, followLevelRules.name, {}),
});

const levelSql = (language: Language) =>
  `(select l.name_${language} from price_levels l where l.id = g.level_id)`;

const plan = z.object({ productId: z.int(), price: z.int(), startsOn: z.string() });

/** Prices of stock items that begin on a day (core/catalog/planned-price.ts). */
export const servedPlans = serve(plannedPrices, {
  said: { cs: csPlans, ro: roPlans },
  from: `planned_prices g ${itemJoins}`,
  sql: (language) => ({ ...itemSql(language), usualPrice: 'p.price', level: levelSql(language) }),
  referred: () => itemNames,
  words: `concat_ws(' ', ${itemWords})`,
  searched: itemSearched,
  order: ['starts_on'],
  guarded: { planned_prices_once_a_day: 'startsOn' },
  prepare(before, written, now, { timeZone }) {
    const stored = before && plan.parse(before);
    const wanted = plan.parse({ ...before, ...written });
    const checked = checkPlan(stored, wanted, dayInTimeZone(now, timeZone));
    if (checked.ok) return written;
    throw new FieldRefusal(asFields(checked.error));
  },
  async checkRemoval(trx, { id }) {
    const row: { outcome: string | null } | undefined = await trx('planned_prices')
      .where({ id })
      .first('outcome');
    if (row && row.outcome !== null) throw new Refusal(409, 'plan_done');
  },
});

const asFields = (reasons: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(reasons).map(([field, reason]) => [field, [reason]]));
