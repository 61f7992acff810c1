import { useForm, type Resolver } from 'react-hook-form';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { failureOf } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import type { CategoryFormControl } from './category-fields.tsx';
import {
  formFields,
  readCategory,
  type TypedCategory,
  type WrittenCategory,
} from './form-values.ts';

const check: Resolver<TypedCategory, unknown, WrittenCategory> = (typed) => {
  const read = readCategory(typed);
  if (read.ok) return { values: read.value, errors: {} };
  const errors = Object.entries(read.error).map(
    ([field, message]) => [field, { type: 'contract', message }] as const,
  );
  return { values: {}, errors: Object.fromEntries(errors) };
};

/** A form of these values, checked by the contract's rules. */
export const useCategoryForm = (values: TypedCategory): CategoryFormControl =>
  useForm<TypedCategory, unknown, WrittenCategory>({
    resolver: check,
    values,
    mode: 'onTouched',
  });

/** Shows a refusal: each message at its field, the rest above the form, and that nothing was saved. */
export function useRefusal(form: CategoryFormControl): (error: unknown) => void {
  const t = usePhrases('categories');
  const own = useLanguage() === 'cs' ? 'nameCs' : 'nameRo';
  return (error) => {
    const { fields, text, kind, requestId } = failureOf(error);
    // A move that is refused says so at the name (SPECIFICATION 5).
    const messages = Object.entries(fields).map(
      ([name, message]) => [name === 'name' ? own : name, message] as const,
    );
    let rest = kind === 'fields' ? '' : text;
    let isFirst = true;
    for (const [name, message] of messages) {
      const field = formFields.find((one) => name === one || name.startsWith(`${one}.`));
      if (field) {
        form.setError(field, { type: 'server', message }, { shouldFocus: isFirst });
        isFirst = false;
      } else rest = `${rest} ${message}`.trim();
    }
    if (rest !== '') form.setError('root', { type: 'server', message: rest });
    notify('error', requestId === null ? t('saveFailed') : `${t('saveFailed')} (${requestId})`);
  };
}
