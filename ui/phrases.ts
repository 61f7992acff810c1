import { createInstance } from 'i18next';
import type { Language } from '#core/market/market.ts';
import { bindWords } from '#core/shared/bind-words.ts';
import type { PhraseKeyOf } from './phrase-keys.ts';

export type Values = Readonly<Record<string, string | number>>;

/** Says a phrase of one namespace; a key that does not exist does not compile. */
export type TextOf<T> = (key: PhraseKeyOf<T>, values?: Values) => string;

/** The phrases of one person's language; a book names its namespaces. */
export interface PhrasesOf<Book> {
  readonly language: Language;
  readonly has: (namespace: keyof Book & string) => boolean;
  readonly add: (namespace: keyof Book & string, phrases: object) => void;
  /** The same function for a namespace until phrases are added to it. */
  readonly text: <N extends keyof Book & string>(namespace: N) => TextOf<Book[N]>;
}

/** An i18next of its own with these namespaces; `count` chooses the plural form. */
export function createPhrases<Book extends object>(
  language: Language,
  book: Partial<Book>,
): PhrasesOf<Book> {
  const instance = createInstance();
  void instance.init({
    lng: language,
    // Namespaces with their phrases, whatever the book calls them.
    resources: { [language]: { ...(book as Readonly<Record<string, object>>) } },
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
  const texts = new Map<string, Say>();
  const translatorOf = (namespace: string) => {
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

/** Of a namespace: some hundred kB of the server's memory; a page says a hundred. */
const mostSaid = 2_000;

/** The same phrases with the same values are said many times, by the server on every page: they are kept. */
function sayOnce(translate: (key: string, values: Values) => string, language: Language): Say {
  const said = new Map<string, string>();
  return (key, values) => {
    const asked = values === undefined ? key : key + JSON.stringify(values);
    const known = said.get(asked);
    if (known !== undefined) return known;
    const text = bindWords(translate(key, values ?? {}), language);
    if (said.size >= mostSaid) said.clear();
    said.set(asked, text);
    return text;
  };
}
