import type { Dependencies } from '../../platform/dependencies.ts';
import { countAnewSince, countFigures } from '../../statistics/count-figures.ts';
import type { Program } from '../../platform/modules/program.ts';
import { diceOf } from './dice.ts';
import { liveDay } from './live-day.ts';
import { openPastShop } from './past-shop.ts';

export interface Filled {
  readonly days: number;
  /** Stories that the shop refused, which left nothing behind: their names with the reasons. */
  readonly refused: readonly string[];
}

/**
 * Fills the planned days that are not filled yet, oldest first, each in a transaction of its own: whoever is killed in a day
 * begins that day anew. Ends before the next day when `stopped` says so.
 */
export async function fillHistory(
  deps: Dependencies,
  program: Program,
  stopped: () => boolean = () => false,
): Promise<Filled> {
  const refused: string[] = [];
  for (let days = 0; ; days += 1) {
    if (stopped() || !(await fillNextDay(deps, program, refused))) return { days, refused };
  }
}

function fillNextDay(deps: Dependencies, program: Program, refused: string[]): Promise<boolean> {
  return deps.knex.transaction(async (trx) => {
    // A second process waits for the first, and finds its day filled.
    await trx.raw('lock table demonstration_days in exclusive mode');
    const { rows } = await trx.raw<{ rows: { day: string; left: number; at: number }[] }>(
      `select day::text, count(*) over ()::integer as left,
        (select count(*) from demonstration_days where filled_at is not null)::integer as at
       from demonstration_days where filled_at is null order by day limit 1`,
    );
    const [next] = rows;
    if (!next) return false;
    const note = (story: string, error: string) =>
      void refused.push(`${next.day} ${story}: ${error}`);
    const day = new Date(`${next.day}T05:00:00Z`);
    const dice = diceOf(day.getTime() / 1_000 + deps.market.code.charCodeAt(0));
    const { shop, jobs } = openPastShop({ deps, program, trx, day, dice, refused: note });
    await liveDay(shop, { number: next.at, left: next.left - 1 });
    await jobs.handOver(trx, deps.jobs);
    await countAnewSince(trx, day);
    if (next.left === 1) await deps.jobs.enqueue(trx, countFigures.name, {});
    await trx('demonstration_days').where('day', next.day).update({ filled_at: deps.now() });
    return true;
  });
}
