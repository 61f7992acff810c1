import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { saleFailureOf } from '../../lib/sale-trouble.ts';
import { textsIn } from '#ui/form-refusal.ts';
import { useClient, useMoney } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { keepDetails, keptDetails } from './details-memory.ts';

/** Asks whether a driver comes to an address; the details begin with it afterwards. */
export function RideCheck() {
  const t = useText('checkout');
  const client = useClient();
  const [address, setAddress] = useState(() => {
    const { street = '', city = '', postcode = '' } = keptDetails();
    return { street, city, postcode };
  });
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => client.post('cart-liftago-check', { body: address }),
    gcTime: 0,
    onSuccess: () => keepDetails(address),
  });
  const field = (name: keyof typeof address, autoComplete: string) => ({
    label: t(name),
    value: address[name],
    autoComplete,
    'aria-required': true,
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setAddress({ ...address, [name]: event.currentTarget.value }),
  });
  const isComplete = Object.values(address).every((text) => text.trim() !== '');
  return (
    <form
      className="stack"
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete && !isPending) mutate();
      }}
    >
      <p className="small">{t('rideLead')}</p>
      <TextField {...field('street', 'street-address')} />
      <div className="checkout-pair">
        <TextField {...field('city', 'address-level2')} />
        <TextField {...field('postcode', 'postal-code')} inputMode="numeric" />
      </div>
      <div>
        <Button type="submit" kind="secondary" busy={isPending} disabled={!isComplete}>
          {t('rideCheck')}
        </Button>
      </div>
      {data && <RideAnswer {...data} />}
      {error && <RideTrouble error={error} />}
    </form>
  );
}

interface RideAnswerProps {
  readonly isAvailable: boolean;
  readonly minutes: number | null;
  readonly price: number | null;
  readonly message: string | null;
}

function RideAnswer({ isAvailable, minutes, price, message }: RideAnswerProps) {
  const t = useText('checkout');
  const money = useMoney();
  return isAvailable ? (
    <Notice type="success">
      <p>{t('rideComes', { minutes: minutes ?? 60, price: money(price ?? 0) })}</p>
    </Notice>
  ) : (
    <Notice type="warning">
      <p>{message}</p>
    </Notice>
  );
}

function RideTrouble({ error }: { readonly error: Error }) {
  const t = useText('checkout');
  const failure = saleFailureOf(error);
  const said = failure.kind === 'refused' ? textsIn(failure.body) : [];
  return (
    <Notice type="error">
      <p>{said[0] ?? t(failure.kind === 'offline' ? 'offlineText' : 'failedText')}</p>
    </Notice>
  );
}
