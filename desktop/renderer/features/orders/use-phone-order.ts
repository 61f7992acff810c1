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

/** All that is typed into the dialog; it lives in this window alone. */
interface PhoneTyped {
  readonly customer: PhoneBuyer | null;
  readonly items: readonly Item[];
  readonly delivery: DeliveryWish;
  readonly bill: TypedAddress;
  /** Null: the parcel goes to the billing address. */
  readonly elsewhere: TypedAddress | null;
  readonly note: string;
  readonly agrees: boolean;
  readonly news: boolean;
}

const empty: PhoneTyped = {
  customer: null,
  items: [],
  delivery: {},
  bill: {},
  elsewhere: null,
  note: '',
  agrees: false,
  news: false,
};

const wishOf = ({ customer, items, delivery }: PhoneTyped) => ({
  customer: customer?.key ?? null,
  items: items.map(({ product, quantity }) => ({ product, quantity })),
  ...delivery,
});

/** What the goods come to by now; nothing while that is reckoned. */
function usePreview(typed: PhoneTyped) {
  const wish = wishOf(typed);
  const text = JSON.stringify(wish);
  const settled = useDebounced(text, 250);
  const preview = useQuery({
    queryKey: ['phone-order', settled],
    enabled: wish.items.length > 0 && settled === text,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => client.post('admin-phone-order-preview', { body: wish }, { signal }),
  });
  const isSeen = settled === text && !preview.isPlaceholderData && preview.isSuccess;
  return { preview, due: isSeen ? preview.data.checkout.totals.due : null } as const;
}

interface Trouble {
  readonly fields: Readonly<Record<string, string>>;
  /** What belongs to no field of an address. */
  readonly text: string;
}

const nothing: Trouble = { fields: {}, text: '' };

function troubleOf(error: unknown): Trouble {
  if (error === null) return nothing;
  const failure = failureOf(error);
  return { fields: failure.fields, text: besideAddresses(failure) };
}

/** What is ordered by phone, what it comes to, and the way to place it. */
export function usePhoneOrder(onPlaced: (id: number) => void) {
  const t = usePhrases('orderDesk');
  const [token] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(empty);
  const { preview, due } = usePreview(typed);
  const place = useMutation({
    mutationFn: (seenDue: number) =>
      client.post('admin-phone-order', {
        body: {
          ...wishOf(typed),
          token,
          orderBillingAddress: typed.bill,
          orderDeliveryAddress: typed.elsewhere,
          note: typed.note,
          language: null,
          // Anything else is refused by the API, which says so at the box.
          agreesWithTerms: typed.agrees as true,
          wantsNewsletter: typed.news,
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
  const type = (more: Partial<PhoneTyped>) => setTyped((before) => ({ ...before, ...more }));
  return { typed, type, preview, due, place, trouble: troubleOf(place.error ?? preview.error) };
}
