import { lazy, type ComponentType } from 'react';
import type { Namespace } from '../i18n/phrase-book.ts';
import type { Phrases } from '../i18n/text.ts';

export interface LazyScreen<P> {
  readonly Screen: ComponentType<P>;
  /** Starts loading early, on idle or intent. */
  readonly prefetch: () => void;
}

/** A component that arrives together with the phrases that it says. */
export function lazyWithPhrases<P extends object>(
  phrases: Phrases,
  namespaces: readonly Namespace[],
  load: () => Promise<ComponentType<P>>,
): LazyScreen<P> {
  let loading: Promise<{ default: ComponentType<P> }> | null = null;
  const loadAll = async () => {
    const [component] = await Promise.all([
      load(),
      ...namespaces.map(async (namespace) => {
        if (phrases.has(namespace)) return;
        const { loadPhrases } = await import('../i18n/load-phrases.ts');
        phrases.add(namespace, await loadPhrases(phrases.language, namespace));
      }),
    ]);
    return { default: component };
  };
  const loadOnce = () => {
    // A chunk that failed to arrive is asked for again next time.
    loading ??= loadAll().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return { Screen: lazy(loadOnce), prefetch: () => void loadOnce().catch(() => undefined) };
}
