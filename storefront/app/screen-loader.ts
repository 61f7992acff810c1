import type { DehydratedState } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Namespace } from '../i18n/phrase-book.ts';
import type { Phrases } from '../i18n/text.ts';
import { isPressHeld } from '../lib/early-input.ts';
import { lazyWithPhrases } from '../lib/lazy-with-phrases.tsx';
import { whenNeeded, type PageUse } from './when-needed.ts';

export interface ScreenSources {
  readonly phrases: Phrases;
  readonly queries: DehydratedState;
  /** Makes sure that the page has the rules for what is about to be shown. */
  readonly style: () => Promise<void>;
  readonly use: PageUse;
}

/** How screens and their parts arrive, each with its phrases and the page's query cache. */
export function createScreenLoader({ phrases, queries, style, use }: ScreenSources) {
  const load = whenNeeded(use);
  // A press that is held, or a field that is typed in, was the touch; once the code failed to arrive,
  // the next touch asks again.
  let isFirst = true;
  const intent = () => {
    const isUsed = isFirst && (isPressHeld() || document.activeElement !== document.body);
    isFirst = false;
    return isUsed ? Promise.resolve() : use.intent();
  };
  const onTouch = whenNeeded({ intent, standsAlone: () => true });
  const withScope = async <P extends object>(
    loading: Promise<ComponentType<P>>,
  ): Promise<ComponentType<P>> => {
    const scope = import('./query-scope.tsx').then((file) => file.withQueries<P>);
    const [withQueries, Screen] = await Promise.all([scope, loading, style()]);
    return withQueries(Screen, queries);
  };
  return {
    /** A whole page: at once, or on the first touch where its links do without a script. */
    screen: <P extends object>(
      namespaces: readonly Namespace[],
      loadScreen: () => Promise<ComponentType<P>>,
    ) => lazyWithPhrases(phrases, namespaces, () => load(() => withScope(loadScreen()))),
    /** A part that somebody has just asked for. */
    part: <P extends object>(
      namespaces: readonly Namespace[],
      loadPart: () => Promise<ComponentType<P>>,
    ) => lazyWithPhrases(phrases, namespaces, () => withScope(loadPart())),
    /** A part of every page that works or waits without a script until the first touch. */
    touchedPart: <P extends object>(
      namespaces: readonly Namespace[],
      loadPart: () => Promise<ComponentType<P>>,
    ) => lazyWithPhrases(phrases, namespaces, () => onTouch(() => withScope(loadPart()))),
    /** A part of a page that has the query cache already, or needs none. */
    plainPart: <P extends object>(
      namespaces: readonly Namespace[],
      loadPart: () => Promise<ComponentType<P>>,
    ) =>
      lazyWithPhrases(phrases, namespaces, async () => {
        const [Part] = await Promise.all([loadPart(), style()]);
        return Part;
      }),
  };
}

export type ScreenLoader = ReturnType<typeof createScreenLoader>;
