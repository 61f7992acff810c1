import type { PhraseKeyOf, TranslatedOf } from '#ui/phrase-keys.ts';
import type { floor } from './cs-floor.ts';
import type { cs } from './cs.ts';

/** The Czech phrases say which keys exist. */
export type PhraseBook = Book<typeof cs> & Book<typeof floor>;

/** A translation of Czech phrases. */
export type Book<B> = { readonly [N in keyof B]: TranslatedOf<B[N]> };

export type Namespace = keyof PhraseBook;

/** Keys as they are asked for: plural forms under their common name. */
export type PhraseKey<N extends Namespace> = PhraseKeyOf<PhraseBook[N]>;
