import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useClient, useMoney } from '../../lib/shop.tsx';
import { useTypedForm } from '../../lib/typed-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormTrouble } from '../../ui/form-trouble.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { keepDetails, keptDetails } from './details-memory.ts';

const fields = ['street', 'city', 'postcode'] as const;

/** Asks whether a driver comes to an address; the details begin with it afterwards. */
function useRideCheck() {
  const client = useClient();
  const [answer, setAnswer] = useState<RideAnswerProps | null>(null);
  const form = useTypedForm({
    fields,
    check: async (values) => {
      setAnswer(null);
      const { checkRide } = await import('./check-ride.ts');
      return checkRide(values, fields);
    },
    send: async (values) => {
      const reply = await client.post('cart-liftago-check', { body: values });
      keepDetails(values);
      return reply;
    },
    onSent: setAnswer,
  });
  return { ...form, answer };
}

export function RideCheck() {
  const t = useText('checkout');
  const { form, submit, field, isSending, trouble, answer } = useRideCheck();
  const text = (name: (typeof fields)[number], autoComplete: string) => ({
    label: t(name),
    autoComplete,
    defaultValue: keptDetails()[name],
    'aria-required': true,
    ...field(name),
  });
  const advice = { offline: t('offlineText'), limited: t('limitedText'), failed: t('failedText') };
  return (
    <form ref={form} className="stack" noValidate method="post" onSubmit={submit}>
      <p className="small">{t('rideLead')}</p>
      <TextField {...text('street', 'street-address')} />
      <div className="checkout-pair">
        <TextField {...text('city', 'address-level2')} />
        <TextField {...text('postcode', 'postal-code')} inputMode="numeric" />
      </div>
      <div>
        <Button type="submit" kind="secondary" busy={isSending}>
          {t('rideCheck')}
        </Button>
      </div>
      {answer && <RideAnswer {...answer} />}
      <FormTrouble title={t('rideFailed')} trouble={trouble} advice={advice} />
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
