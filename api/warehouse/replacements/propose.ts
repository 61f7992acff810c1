import type { Knex } from 'knex';
import { query } from '../../platform/database/query.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { offerReplacement } from './offer.ts';

const storeSql = `
  insert into pick_proposals (pick_line_id, product_id, proposed_by, proposed_at)
  values ($1, $2, $3, $4)
  on conflict (pick_line_id) do update set product_id = excluded.product_id,
    proposed_by = excluded.proposed_by, proposed_at = excluded.proposed_at`;

interface Proposal {
  readonly lineId: number;
  readonly productId: number;
  readonly staffId: number;
  readonly now: Date;
}

/** Keeps what a picker holds instead of what is not there, until the walk is over. */
export const storeProposal = (
  trx: Knex,
  { lineId, productId, staffId, now }: Proposal,
): Promise<unknown> => query(trx, storeSql, [lineId, productId, staffId, now]);

export const dropProposal = (trx: Knex, lineId: number): Promise<unknown> =>
  query(trx, 'delete from pick_proposals where pick_line_id = $1', [lineId]);

const jobName = 'replacements-offer-proposed';

const shortSql = `
  select distinct p.id from picks p join pick_lines l on l.pick_id = p.id
  join pick_proposals r on r.pick_line_id = l.id
  where p.round_id = $1 and p.status = 'short'`;

/** After a walk: asks for the offers that its pickers proposed. They lock orders first, which a walk does not. */
export async function queueProposals(
  trx: Knex.Transaction,
  { jobs }: Dependencies,
  roundId: number,
): Promise<void> {
  for (const { id } of await query<{ id: number }>(trx, shortSql, [roundId])) {
    await jobs.enqueue(trx, jobName, { pickId: id });
  }
}

const takeSql = `
  delete from pick_proposals r using pick_lines l
  where l.id = r.pick_line_id and l.pick_id = $1
  returning l.id::int as "pickLineId", r.product_id as "productId", r.proposed_by as "staffId"`;

interface Taken {
  readonly pickLineId: number;
  readonly productId: number;
  readonly staffId: number;
}

/**
 * Offers customers what pickers proposed. What cannot be offered any more, as it was sold or somebody has decided meanwhile, stays
 * with the supervisor, who sees the order among the short ones anyway.
 */
export const offerProposals: JobDefinition = {
  name: jobName,
  run: async ({ pickId }, deps) => {
    if (typeof pickId !== 'number') return;
    await deps.knex.transaction(async (trx) => {
      for (const taken of await query<Taken>(trx, takeSql, [pickId])) {
        await offerOrLeave(trx, deps, { ...taken, pickId });
      }
    });
  },
};

async function offerOrLeave(
  trx: Knex.Transaction,
  deps: Dependencies,
  wanted: Taken & { readonly pickId: number },
): Promise<void> {
  try {
    await trx.transaction((inner) => offerReplacement(inner, deps, { ...wanted, now: deps.now() }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
