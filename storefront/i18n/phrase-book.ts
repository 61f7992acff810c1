import type { ValidationPhrase } from '#core/phrases/cs/validation.ts';
import type { TranslatedOf } from '#ui/phrase-keys.ts';

/** Phrases in another language by the keys of the Czech ones. */
export type Translated<T> = TranslatedOf<T>;

/**
 * Every namespace of the storefront with its phrases; a namespace is loaded as a whole. Each is a
 * file of its name in `cs/` and in `ro/`, and the Czech one adds it here.
 */
export interface PhraseBook {
  /** Messages of fields, shared with the API. */
  readonly validation: Readonly<Record<ValidationPhrase, string>>;
}

export type Namespace = keyof PhraseBook;
