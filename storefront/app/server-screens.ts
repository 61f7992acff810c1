import { Questionnaire } from '../features/buyback/questionnaire.tsx';
import { SelectorScreen } from '../features/buyback/selector-screen.tsx';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { CentersScreen } from '../features/centers/centers-screen.tsx';
import { EmailForm } from '../features/offer/email-form.tsx';
import { SellForm } from '../features/sell/sell-form.tsx';
import { CounterOfferScreen } from '../features/status/counter-offer-screen.tsx';
import { StatusScreen } from '../features/status/status-screen.tsx';
import { ThankYouScreen } from '../features/thank-you/thank-you-screen.tsx';
import type { Screens } from './screens.ts';

/** The server renders at once, so it has every screen at hand. */
export const serverScreens: Screens = {
  Home: HomeScreen,
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
