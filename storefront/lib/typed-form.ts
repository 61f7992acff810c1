import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { ValidationPhrase } from '#core/phrases/cs/validation.ts';
import { useText } from '../i18n/text.ts';
import { sortRefusal } from './form-refusal.ts';
import { saleFailureOf, type SaleTrouble } from './sale-trouble.ts';

export type TypedValues<F extends string> = Readonly<Record<F, string>>;
export type TypedRefusals<F extends string> = Readonly<Partial<Record<F, ValidationPhrase>>>;

interface TypedFormOptions<F extends string, R> {
  /** Names of the form's controls, in their order. */
  readonly fields: readonly F[];
  /** The API's own check; it may arrive when it is needed, since it brings the schemas. */
  readonly check: (values: TypedValues<F>) => Promise<TypedRefusals<F>>;
  readonly send: (values: TypedValues<F>) => Promise<R>;
  readonly onSent?: (reply: R) => void;
  readonly onFailed?: () => void;
}

/**
 * A form whose values stay in its controls, so that nothing that was typed is lost, neither before
 * the script arrives nor by an error. Errors hang on fields; the first of them takes the keyboard.
 */
export function useTypedForm<F extends string, R>(options: TypedFormOptions<F, R>) {
  const { fields, check, send, onSent, onFailed } = options;
  const say = useText('validation');
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Record<F, string>>>(() => ({}));
  const [trouble, setTrouble] = useState<SaleTrouble | null>(null);
  useEffect(() => {
    // Every attempt brings errors anew, so the first of them takes the keyboard each time.
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  const mutation = useMutation({
    mutationFn: async (values: TypedValues<F>) => {
      const refused: Partial<Record<F, string>> = sayAll(await check(values), say);
      setErrors(refused);
      if (Object.keys(refused).length > 0) return null;
      return { reply: await send(values) };
    },
    gcTime: 0,
    onSuccess: (sent) => (sent === null ? undefined : onSent?.(sent.reply)),
    onError: (error) => {
      onFailed?.();
      const failure = saleFailureOf(error);
      if (failure.kind === 'price_changed') setTrouble({ kind: 'failed' });
      else if (failure.kind !== 'refused') setTrouble(failure);
      else {
        const refusal = sortRefusal(failure.body, fields);
        setErrors(refusal.fields);
        if (refusal.form.length > 0) setTrouble({ kind: 'refused', messages: refusal.form });
      }
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (mutation.isPending) return;
    setTrouble(null);
    mutation.mutate(readValues(event.currentTarget, fields));
  };
  return { form, submit, errors, trouble, isSending: mutation.isPending } as const;
}

function readValues<F extends string>(form: HTMLFormElement, fields: readonly F[]): TypedValues<F> {
  const data = new FormData(form);
  const entries = fields.map((field) => {
    const value = data.get(field);
    return [field, typeof value === 'string' ? value : ''] as const;
  });
  return Object.fromEntries(entries) as Record<F, string>; // one entry for each field
}

function sayAll<F extends string>(
  refusals: TypedRefusals<F>,
  say: (phrase: ValidationPhrase) => string,
): Partial<Record<F, string>> {
  const said: Partial<Record<F, string>> = {};
  for (const field in refusals) {
    const phrase = refusals[field];
    if (phrase !== undefined) said[field] = say(phrase);
  }
  return said;
}
