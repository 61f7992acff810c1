import type { PhraseKeyOf, TranslatedOf } from '#ui/phrase-keys.ts';
import type { cs } from './cs.ts';

/** The Czech phrases say which keys exist. */
export type PhraseBook = { readonly [N in keyof typeof cs]: TranslatedOf<(typeof cs)[N]> };

export type Namespace = keyof PhraseBook;

/** Keys as they are asked for: plural forms under their common name. */
export type PhraseKey<N extends Namespace> = PhraseKeyOf<PhraseBook[N]>;
