import type { SubmitEvent, RefObject } from 'react';
import { useText } from '../../i18n/text.ts';
import { track } from '../../lib/data-layer.ts';
import type { SaleTrouble } from '../../lib/sale-trouble.ts';
import { useClient } from '../../lib/shop.tsx';
import type { TypedRefusals, TypedValues } from '#ui/use-contract-form.ts';
import { useTypedForm } from '../../lib/typed-form.ts';
import { useCartPage } from './cart-context.ts';

/** What the three forms have in common. */
export interface CodeForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly trouble: SaleTrouble | null;
  readonly isSending: boolean;
}

/** What is left empty is said at once; everything else the server knows best. */
function missing<F extends string>(values: TypedValues<F>): Promise<TypedRefusals<F>> {
  const refusals: Partial<Record<F, 'required'>> = {};
  for (const field in values) if (values[field].trim() === '') refusals[field] = 'required';
  return Promise.resolve(refusals);
}

/** Says that it counts now, and has the cart asked for: other changes may have come meanwhile. */
function useShowAnswer() {
  const t = useText('cart');
  const { change } = useCartPage();
  return () => {
    change({ place: 'discounts', send: () => Promise.resolve(), said: t('entered') });
    document.getElementById('discounts')?.focus();
  };
}

export function useCodeForm() {
  const client = useClient();
  const show = useShowAnswer();
  const fields = useTypedForm({
    fields: ['code'],
    check: missing,
    send: (values) => client.post('cart-discount-code', { body: values }),
    onSent: () => {
      track({ name: 'use of code' });
      fields.reset();
      show();
    },
  });
  return fields;
}

export function useCardForm() {
  const client = useClient();
  const show = useShowAnswer();
  return useTypedForm({
    fields: ['cardNumber', 'cardHolder'],
    check: missing,
    send: (values) => client.post('cart-discount-code', { body: values }),
    onSent: () => {
      track({ name: 'use of ISIC student discount' });
      show();
    },
  });
}

export function useBonusForm() {
  const client = useClient();
  return useTypedForm({
    fields: ['code'],
    check: missing,
    send: (values) => client.post('cart-bonus-buyback', { body: values }),
    onSent: useShowAnswer(),
  });
}
