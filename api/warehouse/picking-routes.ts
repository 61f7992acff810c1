import type { Knex } from 'knex';
import { leaseUntil } from '#core/warehouse/pick-queue.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { claimPicks } from './claim-picks.ts';
import { loadRound, lockRound, openRoundOf } from './load-round.ts';
import { orderScans } from './order-scans.ts';
import { pickQueue } from './pick-queue.ts';
import { roundView } from './round-view.ts';
import { scanPick } from './scan-pick.ts';

/** Calls of those who pick: queue, walk, scans. */
export const pickingRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('pick-queue', ({ query: { placeId } }, context) =>
    pickQueue(deps.knex, placeId, { now: context.now, staffId: staffOf(context).id }),
  ),
  bind('pick-round', async (_, context) => ({ round: await ownRound(deps.knex, context) })),
  startRoute(deps),
  scanRoute(deps),
  heartbeatRoute(deps),
  takeOverRoute(deps),
  bind('order-scans', ({ params: { id } }) => orderScans(deps.knex, id)),
];

async function ownRound(db: Knex, context: RequestContext) {
  const row = await openRoundOf(db, staffOf(context).id);
  return row ? roundView(db, await loadRound(db, row), context.language) : null;
}

const startRoute = (deps: Dependencies): BoundRoute =>
  bind('pick-round-start', ({ body }, context) =>
    deps.knex.transaction(async (trx) => {
      const { now } = context;
      const staffId = staffOf(context).id;
      const open = await openRoundOf(trx, staffId);
      if (!open) {
        const { placeId, crates, stationId = null, pickId = null } = body;
        await claimPicks(trx, deps, { placeId, crates, stationId, pickId, staffId, now });
      }
      return { round: await ownRound(trx, context) };
    }),
  );

const scanRoute = (deps: Dependencies): BoundRoute =>
  bind('pick-scan', ({ params: { id }, body }, context) =>
    deps.knex.transaction((trx) =>
      scanPick(trx, deps, {
        roundId: id,
        operationId: body.operationId,
        text: body.text,
        also: body.also,
        stationId: body.stationId ?? null,
        staffId: staffOf(context).id,
        now: context.now,
        language: context.language,
      }),
    ),
  );

const beatSql = `
  update pick_rounds set lease_until = $3 where id = $1 and picker_id = $2 and ended_at is null
  returning lease_until as "leaseUntil"`;

const heartbeatRoute = (deps: Dependencies): BoundRoute =>
  bind('pick-heartbeat', async ({ params: { id } }, context) => {
    const kept = [id, staffOf(context).id, leaseUntil(context.now)];
    const [row] = await query<{ leaseUntil: Date }>(deps.knex, beatSql, kept);
    return { leaseUntil: row?.leaseUntil.toISOString() ?? null };
  });

const takeOverSql = `
  with noted as (
    insert into pick_take_overs (round_id, from_id, to_id, reason, at)
    select id, picker_id, $2, $4, $5 from pick_rounds where id = $1 and picker_id <> $2
  )
  update pick_rounds set picker_id = $2, lease_until = $3 where id = $1`;

/** The first picker is told at the next scan; both and the reason are kept (T-WH-2). */
const takeOverRoute = (deps: Dependencies): BoundRoute =>
  bind('pick-take-over', ({ params: { id }, body: { reason } }, context) =>
    deps.knex.transaction(async (trx) => {
      const staffId = staffOf(context).id;
      const row = await lockRound(trx, id);
      if (!row || row.endedAt !== null) throw new Refusal(404, 'not_found');
      const own = await openRoundOf(trx, staffId);
      if (own && own.id !== id) throw new Refusal(409, 'pick_round_open');
      const { now } = context;
      await query(trx, takeOverSql, [id, staffId, leaseUntil(now), reason, now]);
      return { round: await ownRound(trx, context) };
    }),
  );
