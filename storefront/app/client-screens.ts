import type { DehydratedState } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Phrases } from '../i18n/text.ts';
import type { Namespace } from '../i18n/phrase-book.ts';
import { lazyWithPhrases } from '../lib/lazy-with-phrases.tsx';
import type { Screens } from './screens.ts';
import { whenNeeded, type PageUse } from './when-needed.ts';

interface ScreenSources {
  readonly phrases: Phrases;
  readonly queries: DehydratedState;
  readonly use: PageUse;
}

/** Screens that arrive when they are needed, each with its phrases. */
export function createClientScreens({ phrases, queries, use }: ScreenSources): Screens {
  const load = whenNeeded(use);
  const screen = <P extends object>(
    namespaces: readonly Namespace[],
    loadScreen: () => Promise<ComponentType<P>>,
  ) =>
    lazyWithPhrases(phrases, namespaces, () =>
      load(async () => {
        const scope = import('./query-scope.tsx').then((file) => file.withQueries);
        const [withQueries, Screen] = await Promise.all([scope, loadScreen()]);
        return withQueries(Screen, queries);
      }),
    );
  const sellForm = lazyWithPhrases(phrases, ['sell', 'validation'], () =>
    import('../features/sell/sell-form.tsx').then((file) => file.SellForm),
  );
  const emailForm = lazyWithPhrases(phrases, ['offer', 'validation'], () =>
    import('../features/offer/email-form.tsx').then((file) => file.EmailForm),
  );
  const questionnaire = lazyWithPhrases(phrases, ['questionnaire'], () =>
    import('../features/buyback/questionnaire.tsx').then((file) => file.Questionnaire),
  );
  const selector = screen(['selector'], () => {
    // Whoever uses the selector is about to see the questions.
    questionnaire.prefetch();
    return import('../features/buyback/selector-screen.tsx').then((file) => file.SelectorScreen);
  });
  const home = screen(['home'], () =>
    import('../features/home/home-screen.tsx').then((file) => file.HomeScreen),
  );
  const status = screen(['status', 'validation'], () =>
    import('../features/status/status-screen.tsx').then((file) => file.StatusScreen),
  );
  const counterOffer = screen(['status'], () =>
    import('../features/status/counter-offer-screen.tsx').then((file) => file.CounterOfferScreen),
  );
  const centers = screen(['centers'], () =>
    import('../features/centers/centers-screen.tsx').then((file) => file.CentersScreen),
  );
  const thankYou = screen(['thankYou'], () =>
    import('../features/thank-you/thank-you-screen.tsx').then((file) => file.ThankYouScreen),
  );
  return {
    Home: home.Screen,
    Selector: selector.Screen,
    Questionnaire: questionnaire.Screen,
    SellForm: sellForm.Screen,
    EmailForm: emailForm.Screen,
    prefetchForms: () => {
      sellForm.prefetch();
      emailForm.prefetch();
    },
    Status: status.Screen,
    CounterOffer: counterOffer.Screen,
    Centers: centers.Screen,
    ThankYou: thankYou.Screen,
  };
}
