import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { controlRoom } from './control-room.ts';

/** The floor at a glance; of other people only supervisors see something. */
export const controlRoomRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('control-room', ({ query: { placeId } }, context) => {
    const { id, permissions } = staffOf(context);
    const seesEverybody = permissions.includes('warehouse.manage');
    const { now, language } = context;
    return controlRoom(deps, placeId, { staffId: id, seesEverybody, now, language });
  }),
];
