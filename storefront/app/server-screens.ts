import { Questionnaire } from '../features/buyback/questionnaire.tsx';
import { SelectorScreen } from '../features/buyback/selector-screen.tsx';
import { HomeScreen } from '../features/home/home-screen.tsx';
import type { Screens } from './screens.ts';

/** The server renders at once, so it has every screen at hand. */
export const serverScreens: Screens = {
  Home: HomeScreen,
  Selector: SelectorScreen,
  Questionnaire,
  SellForm: () => null,
  EmailForm: () => null,
};
