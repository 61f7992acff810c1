import type { Knex } from 'knex';
import { lockFamilies, refreshCards } from './refresh-cards.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { refreshProductRows } from './refresh-product-rows.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';

/** Families that one request brings up to date itself; a word may be in thousands of them. */
const mostAtOnce = 200;
const familiesPerJob = 500;
/** Of so many the staff's list shows the change at once: that is little beside their cards. */
const mostListedAtOnce = 2000;
/** Job that refreshes the families of its data, `ids`. */
export const refreshCardsJobName = 'refresh-cards';

/**
 * Brings lists, search and cached answers up to date with a change that touched families; to be
 * called last in its transaction. Beyond a few hundred, the rest follows as jobs of the same change.
 * Tells whether the staff's list of products shows all of it already.
 */
export async function familiesChanged(
  trx: Knex.Transaction,
  deps: Dependencies,
  metaMasterIds: readonly number[],
): Promise<boolean> {
  await lockFamilies(trx, metaMasterIds.slice(0, mostListedAtOnce));
  await refreshCards(trx, metaMasterIds.slice(0, mostAtOnce), deps);
  for (let start = mostAtOnce; start < metaMasterIds.length; start += familiesPerJob) {
    const ids = metaMasterIds.slice(start, start + familiesPerJob);
    const listed = metaMasterIds.slice(start, Math.min(start + familiesPerJob, mostListedAtOnce));
    if (listed.length > 0) await refreshProductRows(trx, 'given', { ids: listed });
    await deps.jobs.enqueue(trx, refreshCardsJobName, { ids });
  }
  return metaMasterIds.length <= mostListedAtOnce;
}

export const refreshCardsJob: JobDefinition = {
  name: refreshCardsJobName,
  async run({ ids }, deps) {
    const known = Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
    await deps.knex.transaction((trx) => refreshCards(trx, known, deps));
  },
};

/** Families of variants. */
export async function familiesOf(
  knex: Knex,
  variants: (products: Knex.QueryBuilder) => void,
): Promise<number[]> {
  const rows = await knex('master_products')
    .modify(variants)
    .distinct<{ meta_master_id: number }[]>('meta_master_id')
    .orderBy('meta_master_id');
  return rows.map(({ meta_master_id }) => meta_master_id);
}
