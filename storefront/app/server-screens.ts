import { Questionnaire } from '../features/buyback/questionnaire.tsx';
import { HomeScreen } from '../features/home/home-screen.tsx';
import type { Screens } from './screens.ts';

/** The server renders at once, so it has every screen at hand. */
export const serverScreens: Screens = {
  Home: HomeScreen,
  Questionnaire,
  SellForm: () => null,
  EmailForm: () => null,
};
