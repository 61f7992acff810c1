import { defineModule } from '../platform/modules/define-module.ts';
import { controlRoomRoutes } from './control-room/control-room-route.ts';
import { labelRoutes } from './label-routes.ts';
import { packingRoutes } from './packing/packing-routes.ts';
import { parcelPhotoRoutes, parcelPhotos, sweepParcelPhotos } from './packing/parcel-photos.ts';
import { pickingRoutes } from './picking-routes.ts';
import { receivingRoutes } from './receiving/receiving-routes.ts';
import { expireOffers } from './replacements/expire-offers.ts';
import { offerProposals } from './replacements/propose.ts';
import { composeReplacement, replacementMailKind } from './replacements/replacement-mail.ts';
import { replacementRoutes } from './replacements/replacement-routes.ts';
import { returnRoutes } from './returns/return-routes.ts';
import { stocktakeRoutes } from './stocktake/stocktake-routes.ts';
import { transferRoutes } from './transfers/transfer-routes.ts';
import { taskRoutes } from './tasks/task-routes.ts';

import { servedParcelBoxes } from './parcel-boxes-resource.ts';
import { servedStations } from './stations-resource.ts';

export const warehouse = defineModule({
  routes: (deps) => [
    ...pickingRoutes(deps),
    ...controlRoomRoutes(deps),
    ...packingRoutes(deps),
    ...parcelPhotoRoutes(deps),
    ...replacementRoutes(deps),
    ...taskRoutes(deps),
    ...receivingRoutes(deps),
    ...returnRoutes(deps),
    ...transferRoutes(deps),
    ...stocktakeRoutes(deps),
    ...labelRoutes(deps),
  ],
  resources: [servedStations, servedParcelBoxes],
  jobs: [expireOffers, offerProposals, sweepParcelPhotos],
  encrypted: { files: [parcelPhotos] },
  mails: { [replacementMailKind]: composeReplacement },
});
