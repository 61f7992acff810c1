import type { ValidationPhrase } from '#core/phrases/cs/validation.ts';

type PluralSuffix = 'one' | 'few' | 'many' | 'other';

/**
 * The Czech phrases say which keys exist. Romanian has no `many`, so those alone may be missing
 * from a translation.
 */
export type Translated<T> = {
  readonly [K in keyof T as K extends `${string}_many` ? never : K]: string;
} & { readonly [K in keyof T as K extends `${string}_many` ? K : never]?: string };

/**
 * Every namespace of the storefront with its phrases; a namespace is loaded as a whole. Each is a
 * file of its name in `cs/` and in `ro/`, and the Czech one adds it here.
 */
export interface PhraseBook {
  /** Messages of fields, shared with the API. */
  readonly validation: Readonly<Record<ValidationPhrase, string>>;
}

export type Namespace = keyof PhraseBook;

/** Keys as they are asked for: plural forms under their common name. */
export type PhraseKey<N extends Namespace> = keyof PhraseBook[N] extends infer K
  ? K extends `${infer Base}_${PluralSuffix}`
    ? Base
    : K & string
  : never;
