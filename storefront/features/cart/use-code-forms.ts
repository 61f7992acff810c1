import { useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent, RefObject } from 'react';
import { useText } from '../../i18n/text.ts';
import { showCart } from '../../lib/cart-badge.ts';
import { cartQuery, type CartView } from '../../lib/cart-query.ts';
import { track } from '../../lib/data-layer.ts';
import type { SaleTrouble } from '../../lib/sale-trouble.ts';
import { useClient } from '../../lib/shop.tsx';
import { useTypedForm, type TypedRefusals, type TypedValues } from '../../lib/typed-form.ts';
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

/** Shows the cart that a form was answered with, and says so. */
function useShowAnswer() {
  const t = useText('cart');
  const queryClient = useQueryClient();
  const { queryKey } = cartQuery(useClient());
  const { change } = useCartPage();
  return (view: CartView) => {
    queryClient.setQueryData(queryKey, view);
    showCart(view);
    // Installments follow the new price.
    change({ place: 'discounts', send: () => Promise.resolve(view), said: t('applied') });
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
    onSent: (view: CartView) => {
      track({ name: 'use of code' });
      fields.form.current?.reset();
      show(view);
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
    onSent: (view: CartView) => {
      track({ name: 'use of ISIC student discount' });
      show(view);
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
