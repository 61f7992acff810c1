import { createInstance } from 'i18next';
import { createContext, use } from 'react';
import type { Language } from '#core/market/market.ts';
import { bindWords } from '#core/shared/bind-words.ts';
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

/** An i18next of its own with these namespaces; `count` chooses the plural form. */
export function createPhrases(language: Language, book: Partial<PhraseBook>): Phrases {
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: { ...book } },
    initAsync: false,
    // React escapes what it writes, and a value is never a phrase.
    interpolation: { escapeValue: false, skipOnVariables: true },
    keySeparator: false,
    nsSeparator: false,
    // Keys are checked by the compiler, so this is a namespace that was not loaded: a bug.
    parseMissingKeyHandler: (key) => {
      throw new Error(`no phrase ${key}`);
    },
  });
  const texts = new Map<Namespace, Say>();
  const translatorOf = (namespace: Namespace) => {
    const translate = instance.getFixedT(language, namespace);
    return (key: string, values: Values) => translate(key, { ...values });
  };
  return {
    language,
    has: (namespace) => instance.hasResourceBundle(language, namespace),
    add: (namespace, added) => {
      instance.addResourceBundle(language, namespace, added);
      texts.delete(namespace);
    },
    text: (namespace) => {
      const text = texts.get(namespace) ?? sayOnce(translatorOf(namespace), language);
      texts.set(namespace, text);
      return text;
    },
  };
}

type Say = (key: string, values?: Values) => string;

/** Most phrases have no values to fill in and are said many times on a page: they are kept. */
function sayOnce(translate: (key: string, values: Values) => string, language: Language): Say {
  const plain = new Map<string, string>();
  return (key, values) => {
    if (values !== undefined) return bindWords(translate(key, values), language);
    const said = plain.get(key) ?? bindWords(translate(key, {}), language);
    plain.set(key, said);
    return said;
  };
}

export const PhrasesContext = createContext<Phrases | null>(null);

/** The phrases of a namespace in the visitor's language. */
export function useText<N extends Namespace>(namespace: N): Text<N> {
  const phrases = use(PhrasesContext);
  if (phrases === null) throw new Error('rendered without phrases');
  return phrases.text(namespace);
}
