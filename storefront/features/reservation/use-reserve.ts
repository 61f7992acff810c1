import { useEffect, useState } from 'react';
import type { CallInput, Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { track } from '../../lib/data-layer.ts';
import { createKeyring } from '../../lib/idempotency-key.ts';
import type { ReservationFormProps } from '../../lib/reservation-form.ts';
import { useShop } from '../../lib/shop.tsx';
import { useTypedForm } from '../../lib/typed-form.ts';
import { checkReservation, reservationFields } from './check-reservation.ts';

type Body = CallInput<Endpoints['reservation-create']>['body'];

/** The form of a reservation; a repeated attempt never takes a second piece. */
export function useReserve(
  product: ReservationFormProps['product'],
  store: ReservationFormProps['store'],
  onReserved: (reserved: Reply<Endpoints['reservation-create']>) => void,
) {
  const { client, market } = useShop();
  const [keyFor] = useState(() => createKeyring());
  const { seoName } = product;
  const step = (name: 'select shop' | 'completed reservation' | 'fail') =>
    track({ name: 'reservation', step: name, subject: seoName });
  useEffect(() => track({ name: 'reservation', step: 'select shop', subject: seoName }), [seoName]);
  return useTypedForm({
    fields: reservationFields,
    check: (values) => Promise.resolve(checkReservation(values, market)),
    send: (values) => {
      const body: Body = {
        product: seoName,
        // The page had it from the API, which checks it again.
        condition: product.condition as Body['condition'],
        itemId: product.itemId,
        store: store.slug,
        ...values,
      };
      return client.post('reservation-create', { body }, { idempotencyKey: keyFor(body) });
    },
    onSent: (reserved) => {
      step('completed reservation');
      onReserved(reserved);
    },
    onFailed: () => step('fail'),
  });
}
