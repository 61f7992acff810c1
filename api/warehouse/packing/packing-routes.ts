import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { closeShort, restView } from './close-rest.ts';
import { deskView } from './desk-view.ts';
import { finishParcel } from './finish-parcel.ts';
import { deskOf, leaveDesk, lockPacker } from './load-desk.ts';
import { scanPack } from './scan-pack.ts';
import { decideShort, shortPicks } from './short-picks.ts';

/** Calls of those who pack, and of the supervisor who decides what is packed. */
export const packingRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('pack-desk', async (_, context) => {
    const desk = await deskOf(deps.knex, staffOf(context).id);
    return { desk: desk ? await deskView(deps.knex, desk, context.language) : null };
  }),
  scanRoute(deps),
  finishRoute(deps),
  cancelRoute(deps),
  bind('short-picks', (_, context) => shortPicks(deps.knex, context.language)),
  bind('short-pick-rest', ({ params: { id } }) => restView(deps.knex, id)),
  decideRoute(deps),
];

const decideRoute = (deps: Dependencies): BoundRoute =>
  bind('short-pick-decide', ({ params: { id }, body: { to } }, context) =>
    deps.knex.transaction(async (trx) => {
      if (to !== 'close')
        return { ...(await decideShort(trx, id, to, context.now)), amount: 0, prepared: null };
      const closer = { staffId: staffOf(context).id, now: context.now };
      const { closed, prepared } = await closeShort(trx, deps, id, closer);
      return { status: closed?.status ?? null, amount: closed?.amount ?? 0, prepared };
    }),
  );

const scanRoute = (deps: Dependencies): BoundRoute =>
  bind('pack-scan', ({ body: { operationId, text, also, stationId = null } }, context) =>
    deps.knex.transaction((trx) => {
      const { language, now } = context;
      const staffId = staffOf(context).id;
      return scanPack(trx, deps, { operationId, text, also, stationId, staffId, now, language });
    }),
  );

const finishRoute = (deps: Dependencies): BoundRoute =>
  bind('pack-finish', ({ params: { id }, body }, context) =>
    deps.knex.transaction(async (trx) => ({
      parcel: await finishParcel(trx, deps, {
        deskId: id,
        weightGrams: body.weightGrams,
        boxId: body.boxId ?? null,
        reason: body.reason,
        approval: body.approval ?? null,
        staffId: staffOf(context).id,
        now: context.now,
      }),
    })),
  );

const cancelRoute = (deps: Dependencies): BoundRoute =>
  bind('pack-cancel', ({ params: { id } }, context) =>
    deps.knex.transaction(async (trx) => {
      const staffId = staffOf(context).id;
      await lockPacker(trx, staffId);
      const desk = await deskOf(trx, staffId);
      if (desk?.id !== id) throw new Refusal(404, 'not_found');
      await leaveDesk(trx, desk, context.now, { keepsChecks: false });
      return { desk: null };
    }),
  );
