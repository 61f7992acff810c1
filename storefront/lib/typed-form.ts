import { useState } from 'react';
import { useContractForm, type TypedRefusals, type TypedValues } from '#ui/use-contract-form.ts';
import { useText } from '../i18n/text.ts';
import { sortRefusal } from '#ui/form-refusal.ts';
import { saleFailureOf, type SaleTrouble } from './sale-trouble.ts';

interface TypedFormOptions<F extends string, R> {
  /** Names of the form's controls, in their order. */
  readonly fields: readonly F[];
  /** The API's own check; it may arrive when it is needed, since it brings the schemas. */
  readonly check: (values: TypedValues<F>) => Promise<TypedRefusals<F>>;
  readonly send: (values: TypedValues<F>) => Promise<R>;
  readonly onSent?: (reply: R) => void;
  readonly onFailed?: () => void;
}

/** A form of the contract that says in the shop's words what went wrong, `trouble` above the button. */
export function useTypedForm<F extends string, R>(options: TypedFormOptions<F, R>) {
  const { fields, check, send, onSent, onFailed } = options;
  const say = useText('validation');
  const [trouble, setTrouble] = useState<SaleTrouble | null>(null);
  const form = useContractForm({
    fields,
    check: (values) => {
      setTrouble(null);
      return check(values);
    },
    say,
    send,
    onSent,
    onFailed: (error) => {
      onFailed?.();
      const failure = saleFailureOf(error);
      if (failure.kind !== 'refused') {
        setTrouble(failure.kind === 'price_changed' ? { kind: 'failed' } : failure);
        return {};
      }
      const refusal = sortRefusal(failure.body, fields);
      if (refusal.form.length > 0) setTrouble({ kind: 'refused', messages: refusal.form });
      return refusal.fields;
    },
  });
  return { ...form, trouble };
}
