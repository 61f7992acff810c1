import { createContext, use } from 'react';
import type { Language } from '#core/market/market.ts';
import { pluralCategory } from '#core/shared/plural.ts';
import type { Namespace, PhraseBook, PhraseKey } from './phrase-book.ts';

export type Values = Readonly<Record<string, string | number>>;

/** Says a phrase of one namespace; a key that does not exist does not compile. */
export type Text<N extends Namespace> = (key: PhraseKey<N>, values?: Values) => string;

/** The phrases of one visitor's language. */
export interface Phrases {
  readonly language: Language;
  readonly has: (namespace: Namespace) => boolean;
  readonly add: (namespace: Namespace, phrases: object) => void;
  readonly text: <N extends Namespace>(namespace: N) => Text<N>;
}

/** Fills `{{name}}` places; React escapes what it writes. */
const fill = (phrase: string, values: Values): string =>
  phrase.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/**
 * Speaks one language in the file format of i18next (`{{place}}`, `key_few`), whose library alone
 * is a seventh of what the first page may load. `count` chooses the plural form.
 */
export function createPhrases(language: Language, book: Partial<PhraseBook>): Phrases {
  const phrases = new Map<string, Readonly<Record<string, string>>>(Object.entries(book));
  const texts = new Map<Namespace, (key: string, values?: Values) => string>();
  const say = (namespace: Namespace, key: string, values: Values = {}): string => {
    const known = phrases.get(namespace);
    const { count } = values;
    const form = typeof count === 'number' ? `${key}_${pluralCategory(language, count)}` : key;
    const phrase = known?.[form] ?? known?.[`${key}_other`] ?? known?.[key];
    // Keys are checked by the compiler, so this is a namespace that was not loaded: a bug.
    if (phrase === undefined) throw new Error(`no phrase ${namespace}:${key}`);
    return fill(phrase, values);
  };
  return {
    language,
    has: (namespace) => phrases.has(namespace),
    // A file of phrases holds texts only; its keys differ by namespace.
    add: (namespace, added) => phrases.set(namespace, added as Record<string, string>),
    text: (namespace) => {
      const text = texts.get(namespace) ?? ((key, values) => say(namespace, key, values));
      texts.set(namespace, text);
      return text;
    },
  };
}

export const PhrasesContext = createContext<Phrases | null>(null);

/** The phrases of a namespace in the visitor's language. */
export function useText<N extends Namespace>(namespace: N): Text<N> {
  const phrases = use(PhrasesContext);
  if (phrases === null) throw new Error('rendered without phrases');
  return phrases.text(namespace);
}
