import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mapServerErrors, type FormErrors } from '#core/buyback/server-errors.ts';
import type { SellFormField } from '#core/buyback/sell-form.ts';
import type { SellOnlineBody } from '#core/contract/sell-online.ts';
import { createKeyring } from '../../lib/idempotency-key.ts';
import { rememberRaisedPrice } from '../../lib/price-raised.ts';
import { forgetRetainedForm, tabStorage } from '../../lib/retained-form.ts';
import type { SellFormProps } from '../../lib/sale-forms.ts';
import { saleFailureOf, type SaleTrouble } from '../../lib/sale-trouble.ts';
import { useClient } from '../../lib/shop.tsx';

interface SaleOptions extends Pick<SellFormProps, 'onPriceChanged' | 'onDone'> {
  /** Errors that the form has fields for; gives back what must be said above it. */
  readonly onFieldErrors: (errors: FormErrors<SellFormField>) => readonly string[];
}

/** Sends the sale. The same content goes under the same key, so sending again sells once. */
export function useSale({ onPriceChanged, onDone, onFieldErrors }: SaleOptions) {
  const client = useClient();
  const queryClient = useQueryClient();
  const [keyFor] = useState(() => createKeyring());
  const [trouble, setTrouble] = useState<SaleTrouble | null>(null);
  const showRefusal = (body: unknown) => {
    const errors = mapServerErrors(body);
    const messages = onFieldErrors(errors);
    if (messages.length > 0) setTrouble({ kind: 'refused', messages });
    // A refusal without a word is no reason to say nothing.
    else if (Object.keys(errors.fields).length === 0) setTrouble({ kind: 'failed' });
  };
  const mutation = useMutation({
    mutationFn: (body: SellOnlineBody) =>
      client.post('buyback-sell-online', { body }, { idempotencyKey: keyFor(body) }),
    // The cache of finished changes would keep the seller's identity in memory.
    gcTime: 0,
    onSuccess: ({ code, priceRaised, url }) => {
      forgetRetainedForm(tabStorage());
      if (priceRaised) rememberRaisedPrice(queryClient, code);
      onDone(url);
    },
    onError: (error) => {
      const failure = saleFailureOf(error);
      if (failure.kind === 'price_changed') onPriceChanged(failure.message, failure.url);
      else if (failure.kind === 'refused') showRefusal(failure.body);
      else setTrouble(failure);
    },
  });
  const send = (body: SellOnlineBody) => {
    setTrouble(null);
    mutation.mutate(body);
  };
  return { send, trouble, isSending: mutation.isPending };
}
