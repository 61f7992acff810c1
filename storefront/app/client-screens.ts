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
  const questionnaire = lazyWithPhrases(phrases, ['questionnaire'], () =>
    import('../features/buyback/questionnaire.tsx').then((file) => file.Questionnaire),
  );
  const selector = screen(['selector'], async () => {
    const { SelectorScreen } = await import('../features/buyback/selector-screen.tsx');
    // Whoever uses the selector is about to see the questions.
    questionnaire.prefetch();
    return SelectorScreen;
  });
  const home = screen(['home'], () =>
    import('../features/home/home-screen.tsx').then((file) => file.HomeScreen),
  );
  return {
    Home: home.Screen,
    Selector: selector.Screen,
    Questionnaire: questionnaire.Screen,
    SellForm: () => null,
    EmailForm: () => null,
  };
}
