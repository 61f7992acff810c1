import { Questionnaire } from '../features/buyback/questionnaire.tsx';
import { SelectorScreen } from '../features/buyback/selector-screen.tsx';
import { CentersScreen } from '../features/centers/centers-screen.tsx';
import { CookiesScreen } from '../features/consent/cookies-screen.tsx';
import { EmailForm } from '../features/offer/email-form.tsx';
import { SellForm } from '../features/sell/sell-form.tsx';
import { CounterOfferScreen } from '../features/status/counter-offer-screen.tsx';
import { StatusScreen } from '../features/status/status-screen.tsx';
import { ThankYouScreen } from '../features/thank-you/thank-you-screen.tsx';
import { accountServerScreens } from './account-server-screens.ts';
import { catalogueServerScreens } from './catalogue-server-screens.ts';
import { contentServerScreens } from './content-server-screens.ts';
import { productServerScreens } from './product-server-screens.ts';
import { saleServerScreens } from './sale-server-screens.ts';
import type { Screens } from './screens.ts';
import { storeServerScreens } from './store-server-screens.ts';

/** The server renders at once, so it has every screen at hand. */
export const serverScreens: Screens = {
  ...accountServerScreens,
  ...contentServerScreens,
  ...productServerScreens,
  ...saleServerScreens,
  ...storeServerScreens,
  Cookies: CookiesScreen,
  ...catalogueServerScreens,
  Selector: SelectorScreen,
  Questionnaire,
  SellForm,
  EmailForm,
  prefetchForms: () => undefined,
  Status: StatusScreen,
  CounterOffer: CounterOfferScreen,
  Centers: CentersScreen,
  ThankYou: ThankYouScreen,
};
