import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { query } from '../platform/database/query.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import { refreshCards } from './refresh-cards.ts';

/** Families that one transaction refreshes: lists wait for its locks. */
const batch = 200;

/**
 * Puts cards into order again whose availability the day has changed: a sale that began, a delivery
 * that did not come. Runs just after midnight and at each start; what it missed is found the next time.
 */
export const refreshDueCards: JobDefinition = {
  name: 'refresh-due-cards',
  schedule: '1 0 * * *',
  run: async (_, deps) => {
    const today = dayInTimeZone(deps.now(), deps.market.timeZone);
    for (let after = 0; ;) {
      const rows = await query<{ meta_master_id: number }>(
        deps.knex,
        `select distinct meta_master_id from listing_cards
         where stale_on <= $1 and meta_master_id > $2 order by meta_master_id limit $3`,
        [today, after, batch],
      );
      const ids = rows.map(({ meta_master_id }) => meta_master_id);
      await deps.knex.transaction((trx) => refreshCards(trx, ids, deps));
      if (ids.length < batch) return;
      after = ids.at(-1) ?? after;
    }
  },
};
