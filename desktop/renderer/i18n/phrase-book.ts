import type { cs } from './cs.ts';

type PluralSuffix = 'one' | 'few' | 'many' | 'other';

/** The Czech phrases say which keys exist; Romanian has no plural form `many`. */
type Translated<T> = {
  readonly [K in keyof T as K extends `${string}_many` ? never : K]: string;
} & { readonly [K in keyof T as K extends `${string}_many` ? K : never]?: string };

export type PhraseBook = { readonly [N in keyof typeof cs]: Translated<(typeof cs)[N]> };

export type Namespace = keyof PhraseBook;

/** Keys as they are asked for: plural forms under their common name. */
export type PhraseKey<N extends Namespace> = keyof (typeof cs)[N] extends infer K
  ? K extends `${infer Base}_${PluralSuffix}`
    ? Base
    : K & string
  : never;
