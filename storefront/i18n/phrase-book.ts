import type { home } from './cs/home.ts';
import type { questionnaire } from './cs/questionnaire.ts';
import type { selector } from './cs/selector.ts';
import type { shell } from './cs/shell.ts';

type PluralSuffix = 'one' | 'few' | 'many' | 'other';

/**
 * The Czech phrases say which keys exist. Romanian has no `many`, so those alone may be missing
 * from a translation.
 */
export type Translated<T> = {
  readonly [K in keyof T as K extends `${string}_many` ? never : K]: string;
} & { readonly [K in keyof T as K extends `${string}_many` ? K : never]?: string };

/** Every namespace of the storefront with its phrases; a namespace is loaded as a whole. */
export interface PhraseBook {
  readonly shell: Translated<typeof shell>;
  readonly home: Translated<typeof home>;
  readonly selector: Translated<typeof selector>;
  readonly questionnaire: Translated<typeof questionnaire>;
}

export type Namespace = keyof PhraseBook;

/** Keys as they are asked for: plural forms under their common name. */
export type PhraseKey<N extends Namespace> = keyof PhraseBook[N] extends infer K
  ? K extends `${infer Base}_${PluralSuffix}`
    ? Base
    : K & string
  : never;
