import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '#ui/use-debounced.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import type { TypedAddress } from './address-fields.tsx';
import { besideAddresses } from './beside-addresses.ts';
import type { DeliveryWish } from './edit-delivery.tsx';
import type { PhoneBuyer } from './phone-customer.tsx';

interface Item {
  readonly product: number;
  readonly quantity: number;
  readonly name: string;
}

const nothing: { readonly fields: Readonly<Record<string, string>>; readonly text: string } = {
  fields: {},
  text: '',
};

/** What is ordered by phone, what it comes to, and the way to place it; all of it lives in this window alone. */
export function usePhoneOrder(onPlaced: (id: number) => void) {
  const t = usePhrases('orderDesk');
  const [token] = useState(() => crypto.randomUUID());
  const [customer, setCustomer] = useState<PhoneBuyer | null>(null);
  const [items, setItems] = useState<readonly Item[]>([]);
  const [delivery, setDelivery] = useState<DeliveryWish>({});
  const [bill, setBill] = useState<TypedAddress>({});
  const [elsewhere, setElsewhere] = useState<TypedAddress | null>(null);
  const [note, setNote] = useState('');
  const [agrees, setAgrees] = useState(false);
  const [news, setNews] = useState(false);
  const wish = {
    customer: customer?.key ?? null,
    items: items.map(({ product, quantity }) => ({ product, quantity })),
    ...delivery,
  };
  const text = JSON.stringify(wish);
  const settled = useDebounced(text, 250);
  const preview = useQuery({
    queryKey: ['phone-order', settled],
    enabled: items.length > 0 && settled === text,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => client.post('admin-phone-order-preview', { body: wish }, { signal }),
  });
  const isSeen = settled === text && !preview.isPlaceholderData && preview.isSuccess;
  const due = isSeen ? preview.data.checkout.totals.due : null;
  const place = useMutation({
    mutationFn: (seenDue: number) =>
      client.post('admin-phone-order', {
        body: {
          ...wish,
          token,
          orderBillingAddress: bill,
          orderDeliveryAddress: elsewhere,
          note,
          language: null,
          // Anything else is refused by the API, which says so at the box.
          agreesWithTerms: agrees as true,
          wantsNewsletter: news,
          seenDue,
        },
      }),
    onSuccess: ({ id, number }) => {
      notify('success', t('placed', { number }));
      onPlaced(id);
    },
    onError: () => queries.invalidateQueries({ queryKey: ['phone-order'] }),
    meta: { silent: true },
  });
  const error = place.error ?? preview.error;
  const failure = error === null ? null : failureOf(error);
  const trouble = failure ? { fields: failure.fields, text: besideAddresses(failure) } : nothing;
  const typed = { customer, items, delivery, bill, elsewhere, note, agrees, news } as const;
  const set = {
    setCustomer,
    setItems,
    setDelivery,
    setBill,
    setElsewhere,
    setNote,
    setAgrees,
    setNews,
  } as const;
  return { typed, set, preview, due, place, trouble } as const;
}
