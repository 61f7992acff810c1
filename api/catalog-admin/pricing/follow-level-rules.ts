import type { Knex } from 'knex';
import { z } from 'zod';
import { ruleKey, type LevelRule } from '#core/catalog/level-rule.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { doOrPrepare } from '../../prepared-acts/prepare-act.ts';
import type { Rows } from '../../platform/database/rows.ts';
import { changesByRule, writeLevelChanges, type LevelChange } from './level-rule-rows.ts';

type LevelRow = Pick<Rows['price_levels'], 'id' | 'code' | 'rule' | 'ending'> &
  Pick<Rows['price_levels'], 'settled_rule' | 'rule_by'> & { readonly percent: number };

/** A rule that waits for another person, with the first prices that it makes. */
export const preparedRule = z.object({
  of: z.literal('level_rule'),
  levelId: z.int(),
  key: z.string(),
  shown: z.array(z.tuple([z.int(), z.int().nullable(), z.int().nullable()])),
  count: z.int(),
});
type PreparedRule = z.output<typeof preparedRule>;

/** Prices that whoever releases a rule sees. */
const mostShown = 20;

async function lockLevels(
  trx: Knex,
  where: (levels: Knex.QueryBuilder) => void,
): Promise<LevelRow[]> {
  const rows: LevelRow[] = await trx('price_levels')
    .modify(where)
    .orderBy('id')
    .forUpdate()
    .select('id', 'code', 'rule', 'ending', 'settled_rule', 'rule_by')
    .select(trx.raw('percent::float8 as percent'));
  return rows;
}

/** Levels whose rule has begun get the prices that it makes today. */
export async function followRules(deps: Dependencies): Promise<void> {
  const today = dayInTimeZone(deps.now(), deps.market.timeZone);
  const due: { id: number }[] = await deps
    .knex('price_levels')
    .whereNot('rule', 'fixed')
    .where((begun) => void begun.whereNull('starts_on').orWhere('starts_on', '<=', today))
    .orderBy('id')
    .select('id');
  for (const { id } of due) {
    await deps.knex.transaction(async (trx) => {
      const [level] = await lockLevels(trx, (levels) => void levels.where({ id }));
      if (level) await followRule(trx, deps, level);
    });
  }
}

/**
 * A rule that was settled once follows the list prices by itself; only what would fall below cost waits
 * for another person. A new one waits as a whole where it makes a single price for two.
 */
async function followRule(
  trx: Knex.Transaction,
  deps: Dependencies,
  level: LevelRow,
): Promise<void> {
  const key = ruleKey(level);
  const isSettled = level.settled_rule === key;
  const { changed } = await changesByRule(trx, deps, level.id, level);
  const forTwo = changed.filter((one) => (isSettled ? one.isBelowCost : one.isForTwo));
  if (forTwo.length > 0) await prepareRule(trx, deps, level, forTwo);
  const waits = new Set(forTwo);
  if (isSettled || waits.size === 0) {
    await writeLevelChanges(
      trx,
      level.id,
      changed.filter((one) => !waits.has(one)),
    );
    await settle(trx, level.id, key);
  }
}

const settle = (trx: Knex, id: number, key: string): Promise<unknown> =>
  Promise.resolve(
    trx('price_levels').where({ id }).whereRaw('settled_rule is distinct from ?', [key]).update({
      settled_rule: key,
    }),
  );

async function prepareRule(
  trx: Knex.Transaction,
  deps: Dependencies,
  level: LevelRow,
  forTwo: readonly LevelChange[],
): Promise<void> {
  const { id: levelId, rule_by: staffId, code: title } = level;
  const key = ruleKey(level);
  const act = 'price_publish' as const;
  const subject = `level-rule:${String(levelId)}:${key}`;
  // What another person refused, or has yet to look at, is not asked for again.
  const asked: unknown = await trx('prepared_acts')
    .where({ act, subject })
    .where((open) => {
      void open.where('status', 'refused').orWhere((waiting) => {
        void waiting.where('status', 'waiting').where('expires_at', '>', deps.now());
      });
    })
    .first('id');
  if (asked !== undefined || staffId === null) return;
  const payload: PreparedRule = {
    of: 'level_rule',
    levelId,
    key,
    shown: forTwo
      .slice(0, mostShown)
      .map(({ id, before, price, after }) => [id, before ?? price, after]),
    count: forTwo.length,
  };
  const wanted = { act, subject, title, amount: 0, payload, reason: '', staffId, at: deps.now() };
  const never = () => Promise.reject(new Error('prices for two people were written by one'));
  await doOrPrepare(trx, deps, wanted, never);
}

/** Writes all prices of a rule that was prepared; 409 where the level has another by now. */
export async function releaseRule(
  trx: Knex.Transaction,
  deps: Dependencies,
  wanted: PreparedRule,
): Promise<void> {
  const [level] = await lockLevels(trx, (levels) => void levels.where({ id: wanted.levelId }));
  if (!level || ruleKey(level) !== wanted.key) throw new Refusal(409, 'act_stale');
  const rule: LevelRule = level;
  const { changed } = await changesByRule(trx, deps, level.id, rule);
  await writeLevelChanges(trx, level.id, changed);
  await settle(trx, level.id, wanted.key);
}

/** After a level was changed at once, and every ten minutes for rules whose day came and other list prices. */
export const followLevelRules: JobDefinition = {
  name: 'follow-level-rules',
  schedule: '*/10 * * * *',
  run: (_, deps) => followRules(deps),
};
