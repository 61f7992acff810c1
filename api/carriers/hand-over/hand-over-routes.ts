import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { closeManifest } from './close-manifest.ts';
import { listHandOver, manifestView, openHandOver } from './hand-over-view.ts';
import { scanHandOver } from './scan-hand-over.ts';
import { tellCarrier } from './tell-carrier.ts';

/** Parcels onto carriers' vans. */
export const handOverRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('hand-over-list', (_, { language }) => listHandOver(deps.knex, language)),
  bind('hand-over', ({ query }, { language }) => openHandOver(deps, query, language)),
  bind('hand-over-scan', ({ body }, context) =>
    deps.knex.transaction((trx) =>
      scanHandOver(trx, {
        ...body,
        stationId: body.stationId ?? null,
        carrier: body.carrier ?? null,
        placeId: body.placeId ?? null,
        staffId: staffOf(context).id,
        now: context.now,
      }),
    ),
  ),
  closeRoute(deps),
];

/** The carrier is told after the parcels were let go and that was stored; a job does it where this process dies. */
const closeRoute = (deps: Dependencies): BoundRoute =>
  bind('manifest-close', async ({ params: { id }, body }, context) => {
    const { withoutMissing, reference = null } = body;
    const { language, now } = context;
    const wish = { id, withoutMissing, reference, staffId: staffOf(context).id, now };
    await deps.knex.transaction((trx) => closeManifest(trx, deps, wish));
    await tellCarrier(deps, id);
    const manifest = await manifestView(deps.knex, id, language);
    if (!manifest) throw new Refusal(404, 'not_found');
    return { manifest };
  });
