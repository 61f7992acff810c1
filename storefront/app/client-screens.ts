import type { DehydratedState } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Phrases } from '../i18n/text.ts';
import type { Namespace } from '../i18n/phrase-book.ts';
import { lazyWithPhrases } from '../lib/lazy-with-phrases.tsx';
import type { Screens } from './screens.ts';

interface ScreenSources {
  readonly phrases: Phrases;
  readonly queries: DehydratedState;
  /** Until then the server's markup stands for pages that are made of links alone. */
  readonly linksNeedScript: Promise<void>;
  /** Whether the page at hand is made of links alone. */
  readonly isLinksOnly: () => boolean;
}

/** Screens that arrive when they are needed, each with its phrases. */
export function createClientScreens(sources: ScreenSources): Screens {
  const { phrases, queries, linksNeedScript, isLinksOnly } = sources;
  const needed = () => (isLinksOnly() ? linksNeedScript : Promise.resolve());
  const screen = <P extends object>(
    namespaces: readonly Namespace[],
    load: () => Promise<ComponentType<P>>,
  ) =>
    lazyWithPhrases(phrases, namespaces, async () => {
      await needed();
      const [{ withQueries }, Screen] = await Promise.all([import('./query-scope.tsx'), load()]);
      return withQueries(Screen, queries);
    });
  const sellForm = lazyWithPhrases(phrases, ['sell', 'validation'], () =>
    import('../features/sell/sell-form.tsx').then((file) => file.SellForm),
  );
  const emailForm = lazyWithPhrases(phrases, ['offer', 'validation'], () =>
    import('../features/offer/email-form.tsx').then((file) => file.EmailForm),
  );
  const questionnaire = lazyWithPhrases(phrases, ['questionnaire'], async () => {
    const { Questionnaire } = await import('../features/buyback/questionnaire.tsx');
    // Answering takes longer than loading the forms that follow.
    sellForm.prefetch();
    emailForm.prefetch();
    return Questionnaire;
  });
  const selector = screen(['selector'], async () => {
    const { SelectorScreen } = await import('../features/buyback/selector-screen.tsx');
    // Whoever uses the selector is about to see the questions.
    questionnaire.prefetch();
    return SelectorScreen;
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
    Status: status.Screen,
    CounterOffer: counterOffer.Screen,
    Centers: centers.Screen,
    ThankYou: thankYou.Screen,
  };
}
