import { createContext, use } from 'react';
import type { PhrasesOf, TextOf } from '#ui/phrases.ts';
import type { Namespace, PhraseBook } from './phrase-book.ts';

/** Says a phrase of one namespace; a key that does not exist does not compile. */
export type Text<N extends Namespace> = TextOf<PhraseBook[N]>;

/** The phrases of one visitor's language. */
export type Phrases = PhrasesOf<PhraseBook>;

export const PhrasesContext = createContext<Phrases | null>(null);

/** The phrases of a namespace in the visitor's language. */
export function useText<N extends Namespace>(namespace: N): Text<N> {
  const phrases = use(PhrasesContext);
  if (phrases === null) throw new Error('rendered without phrases');
  return phrases.text(namespace);
}
