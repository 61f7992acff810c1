import type { UseFormReturn } from 'react-hook-form';
import { usePhrases } from '../../i18n/use-phrases.ts';
import type { PhraseKey } from '../../i18n/phrase-book.ts';
import type { CategoryField, TypedCategory, WrittenCategory } from './form-values.ts';

/** Words of what is wrong with a field: the server's as they came, the contract's by their key. */
export function useErrors(form: UseFormReturn<TypedCategory, unknown, WrittenCategory>) {
  const t = usePhrases('categoryFields');
  const { errors } = form.formState;
  return (field: CategoryField): string | undefined => {
    const error = errors[field];
    if (typeof error?.message !== 'string') return undefined;
    // Messages of the contract's schemas are keys of this namespace.
    return error.type === 'server'
      ? error.message
      : t(error.message as PhraseKey<'categoryFields'>);
  };
}
