import { query } from '../platform/database/query.ts';
import { batchSize, inBatches } from '../platform/jobs/in-batches.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import { refreshCards } from './refresh-cards.ts';
import type { Rows } from '../platform/database/rows.ts';

type FamilyRow = Pick<Rows['meta_masters'], 'id'>;

const lockDue = `
  select id from meta_masters
  where id in (select meta_master_id from listing_cards where price_until <= $1)
  order by id limit $2 for no key update skip locked`;

// A statement of its own: it sees what the process wrote that held the locks before.
const stillDue = `
  select distinct meta_master_id as id from listing_cards
  where price_until <= $1 and meta_master_id = any($2::integer[])`;

/**
 * Gives cards another price when a limited offer begins or ends: only those whose next boundary,
 * noted when they were written, has passed. Families are locked before their cards are looked at
 * again, so that of two processes one writes them and the other finds nothing left to do. Whoever
 * makes an offer plans one for its start and its end; every minute what those missed is found.
 */
export const refreshOfferedCards: JobDefinition = {
  name: 'refresh-offered-cards',
  schedule: '* * * * *',
  run: (_, deps) =>
    inBatches(deps.knex, async (trx) => {
      const now = deps.now();
      const locked = await query<FamilyRow>(trx, lockDue, [now, batchSize]);
      const families = locked.map(({ id }) => id);
      const due = await query<FamilyRow>(trx, stillDue, [now, families]);
      await refreshCards(
        trx,
        due.map(({ id }) => id),
        deps,
      );
      return families.length;
    }),
};
