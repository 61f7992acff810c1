type PluralSuffix = 'one' | 'few' | 'many' | 'other';

/**
 * The Czech phrases say which keys exist. Romanian has no `many`, so those alone may be missing
 * from a translation.
 */
export type TranslatedOf<T> = {
  readonly [K in keyof T as K extends `${string}_many` ? never : K]: string;
} & { readonly [K in keyof T as K extends `${string}_many` ? K : never]?: string };

/** Keys as they are asked for: plural forms under their common name. */
export type PhraseKeyOf<T> = keyof T extends infer K
  ? K extends `${infer Base}_${PluralSuffix}`
    ? Base
    : K & string
  : never;
