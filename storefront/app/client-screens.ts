import type { Phrases } from '../i18n/text.ts';
import { lazyWithPhrases } from '../lib/lazy-with-phrases.tsx';
import type { PrefetchScreens, Screens } from './screens.ts';

/** Screens that arrive when they are needed, or before, when the browser has nothing to do. */
export function createClientScreens(phrases: Phrases): {
  screens: Screens;
  prefetch: PrefetchScreens;
} {
  const home = lazyWithPhrases(phrases, ['home'], () =>
    import('../features/home/home-screen.tsx').then((file) => file.HomeScreen),
  );
  const questionnaire = lazyWithPhrases(phrases, ['questionnaire'], () =>
    import('../features/buyback/questionnaire.tsx').then((file) => file.Questionnaire),
  );
  return {
    screens: {
      Home: home.Screen,
      Questionnaire: questionnaire.Screen,
      SellForm: () => null,
      EmailForm: () => null,
    },
    prefetch: questionnaire.prefetch,
  };
}
