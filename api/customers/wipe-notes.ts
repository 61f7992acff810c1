import { batchSize, inBatches } from '../platform/jobs/in-batches.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';

/** Whoever has nothing here any more is forgotten, and what was said with them too. */
const ofNobody = `
  select n.id from customer_notes n
  where not exists (select from users u where u.e_mail = n.e_mail and u.is_active)
    and not exists (select from orders o where o.e_mail = n.e_mail)
    and not exists (select from buybacks b where b.e_mail = n.e_mail)
    and not exists (select from reservations r where r.e_mail = n.e_mail)
    and not exists (select from repairs p where p.e_mail = n.e_mail)
    and not exists (select from enquiries e where e.e_mail = n.e_mail)
  order by n.id limit ?`;

/** People without an account are wiped thing by thing, so their notes go after the last one. */
export const wipeNotesOfNobody: JobDefinition = {
  name: 'customer-notes-wipe',
  schedule: '10 3 * * *',
  run: (_, deps) =>
    inBatches(deps.knex, async (trx) => {
      const { rowCount } = await trx.raw<{ rowCount: number }>(
        `delete from customer_notes where id in (${ofNobody})`,
        [batchSize],
      );
      return rowCount;
    }),
};
