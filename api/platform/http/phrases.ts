import type { Language } from '#core/market/market.ts';
import { errors as csErrors, type ErrorPhrase } from '#core/phrases/cs/errors.ts';
import { validation as csValidation } from '#core/phrases/cs/validation.ts';
import { errors as roErrors } from '#core/phrases/ro/errors.ts';
import { validation as roValidation } from '#core/phrases/ro/validation.ts';
import type { FieldErrors } from './refusal.ts';

const errors: Record<Language, Record<ErrorPhrase, string>> = { cs: csErrors, ro: roErrors };
const validation: Record<Language, Readonly<Record<string, string>>> = {
  cs: csValidation,
  ro: roValidation,
};

export const sentence = (phrase: ErrorPhrase, language: Language): string =>
  errors[language][phrase];

/** The sentence of one phrase key of a field. */
export const fieldSentence = (phrase: string, language: Language): string =>
  validation[language][phrase] ?? phrase;

/** The sentence of a phrase key of a field, or of a refusal. */
export const anySentence = (phrase: string, language: Language): string => {
  const known: Readonly<Record<string, string>> = errors[language];
  return validation[language][phrase] ?? known[phrase] ?? phrase;
};

/** Field errors with phrase keys turned into sentences. */
export const translateFields = (fields: FieldErrors, language: Language): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([name, inner]) => [
      name,
      isMessages(inner)
        ? inner.map((phrase) => fieldSentence(phrase, language))
        : translateFields(inner, language),
    ]),
  );

const isMessages = (inner: readonly string[] | FieldErrors): inner is readonly string[] =>
  Array.isArray(inner);
