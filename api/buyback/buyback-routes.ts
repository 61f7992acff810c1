import type { Dependencies } from '../platform/dependencies.ts';
import type { BoundRoute } from '../platform/http/bind.ts';
import { callOffRoute } from './call-off-route.ts';
import { choiceRoutes } from './choice-routes.ts';
import { counterOfferRoutes } from './counter-offer-routes.ts';
import { deskRoutes } from './desk/desk-routes.ts';
import { editRoute } from './edit-route.ts';
import { bonusRoutes } from './desk/bonus-routes.ts';
import { voucherRoutes } from './desk/voucher-routes.ts';
import { revealRoute } from './reveal-route.ts';
import { selectionRoutes } from './selection-routes.ts';
import { sellOnlineRoute } from './sell-online.ts';
import { sendToEmailRoute } from './send-to-email.ts';
import { staffRoutes } from './staff-routes.ts';
import { storedRoutes } from './stored-routes.ts';

/** Every call of the buy-back. */
export const buybackRoutes = (deps: Dependencies): BoundRoute[] => [
  ...choiceRoutes(deps),
  ...selectionRoutes(deps),
  sendToEmailRoute(deps),
  sellOnlineRoute(deps),
  ...storedRoutes(deps),
  callOffRoute(deps),
  editRoute(deps),
  ...counterOfferRoutes(deps),
  ...staffRoutes(deps),
  revealRoute(deps),
  ...deskRoutes(deps),
  ...bonusRoutes(deps),
  ...voucherRoutes(deps),
];
