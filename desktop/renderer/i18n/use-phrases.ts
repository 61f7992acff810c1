import { createInstance } from 'i18next';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Language } from '#core/market/market.ts';
import { bindWords } from '#core/shared/bind-words.ts';
import type { Namespace, PhraseBook, PhraseKey } from './phrase-book.ts';

type Values = Readonly<Record<string, string | number>>;

/** Says a phrase of one namespace; a key that does not exist does not compile. */
export type Text<N extends Namespace> = (key: PhraseKey<N>, values?: Values) => string;

interface Phrases {
  readonly language: Language;
  readonly text: <N extends Namespace>(namespace: N) => Text<N>;
  readonly book: PhraseBook;
}

/** The language that is spoken now, with its phrases. */
const spoken = createStore<Phrases | null>(() => null);

function createPhrases(language: Language, book: PhraseBook): Phrases {
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: { ...book } },
    initAsync: false,
    // React escapes what it writes, and a value is never a phrase.
    interpolation: { escapeValue: false, skipOnVariables: true },
    keySeparator: false,
    nsSeparator: false,
    parseMissingKeyHandler: (key) => {
      throw new Error(`no phrase ${key}`);
    },
  });
  const texts = new Map<Namespace, (key: string, values?: Values) => string>();
  return {
    language,
    book,
    text: (namespace) => {
      const fixed = instance.getFixedT(language, namespace);
      const text =
        texts.get(namespace) ??
        ((key: string, values: Values = {}) => bindWords(fixed(key, { ...values }), language));
      texts.set(namespace, text);
      return text;
    },
  };
}

/** Loads a language and speaks it from now on; screens follow without losing what was typed. */
export async function speak(language: Language): Promise<void> {
  const book = language === 'cs' ? (await import('./cs.ts')).cs : (await import('./ro.ts')).ro;
  spoken.setState(createPhrases(language, book), true);
  document.documentElement.lang = language;
}

const need = (phrases: Phrases | null): Phrases => {
  if (phrases === null) throw new Error('rendered without phrases');
  return phrases;
};

/** The phrases of a namespace in the language that is spoken. */
export const usePhrases = <N extends Namespace>(namespace: N): Text<N> =>
  useStore(spoken, (phrases) => need(phrases).text(namespace));

/** What a namespace has words for. */
export function usePhraseKeys(namespace: Namespace): readonly string[] {
  const words = useStore(spoken, (phrases) => need(phrases).book[namespace]);
  return useMemo(() => Object.keys(words), [words]);
}

export const useLanguage = (): Language => useStore(spoken, (phrases) => need(phrases).language);

/** For code outside of components, such as a notification about a failed call. */
export const phrases = <N extends Namespace>(namespace: N): Text<N> =>
  need(spoken.getState()).text(namespace);

/** The language of requests; the market's first answer comes before any phrase. */
export const spokenLanguage = (): Language | null => spoken.getState()?.language ?? null;
