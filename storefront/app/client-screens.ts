import { accountScreens } from './account-screens.ts';
import { buybackScreens } from './buyback-screens.ts';
import { catalogueScreens } from './catalogue-screens.ts';
import { consentScreens } from './consent-screens.ts';
import { contentScreens } from './content-screens.ts';
import { productScreens } from './product-screens.ts';
import { saleScreens } from './sale-screens.ts';
import type { ScreenLoader } from './screen-loader.ts';
import type { Screens } from './screens.ts';
import { storeScreens } from './store-screens.ts';

/** Screens that arrive when they are needed, each with its phrases. */
export function createClientScreens(loader: ScreenLoader): Screens {
  return {
    ...accountScreens(loader),
    ...buybackScreens(loader),
    ...catalogueScreens(loader),
    ...contentScreens(loader),
    ...productScreens(loader),
    ...saleScreens(loader),
    ...storeScreens(loader),
    ...consentScreens(loader),
  };
}
