import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { formatMoney } from '#core/shared/money.ts';
import { SelectField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import type { DeliveryWish } from './edit-delivery.tsx';
import { PlaceField } from './place-field.tsx';

type Checkout = Reply<Endpoints['admin-phone-order-preview']>['checkout'];

/** A delivery that staff can choose for somebody: who rides at an hour is chosen by the customer. */
const isForStaff = ({ kind, isAvailable, timeslots }: Checkout['deliveries'][number]): boolean =>
  isAvailable && kind !== 'express' && timeslots.length === 0;

/** Payments that go with the chosen delivery; a loan is asked for by the customer. */
function paymentsFor({ payments, excluded }: Checkout, delivery: string | undefined) {
  const apart = excluded.filter((pair) => pair.delivery === delivery).map((pair) => pair.payment);
  return payments.filter(
    ({ code, isAvailable, kind }) =>
      isAvailable && kind !== 'installments' && kind !== 'leasing' && !apart.includes(code),
  );
}

interface PhoneCheckoutProps {
  readonly checkout: Checkout;
  readonly wish: DeliveryWish;
  readonly onChange: (wish: DeliveryWish) => void;
  readonly errors: Readonly<Record<string, string>>;
}

/** What the checkout offers for these goods: how they are delivered, and how paid. */
export function PhoneCheckout(props: PhoneCheckoutProps) {
  const { checkout, wish, onChange, errors } = props;
  const t = usePhrases('orderDesk');
  const { market } = useConfig();
  const deliveries = checkout.deliveries.filter(isForStaff);
  const { payment } = wish;
  const kept = payment === undefined ? {} : { payment };
  return (
    <>
      <SelectField
        label={t('deliveryWay')}
        error={errors['delivery'] ?? errors['typeDeliveryCode']}
        value={wish.delivery ?? ''}
        onChange={({ target }) =>
          onChange(target.value === '' ? kept : { ...kept, delivery: target.value })
        }
      >
        <option value="">{t('choose')}</option>
        {deliveries.map(({ code, name, price }) => (
          <option key={code} value={code}>
            {t('deliveryPrice', { name, price: formatMoney(price, market) })}
          </option>
        ))}
      </SelectField>
      <Destination {...props} />
      <PaymentChoice {...props} />
    </>
  );
}

/** Which store or place, where the delivery has several. */
function Destination({ checkout, wish, onChange, errors }: PhoneCheckoutProps) {
  const t = usePhrases('orderEdit');
  const chosen = checkout.deliveries.find(({ code }) => code === wish.delivery);
  if (chosen?.kind === 'pickup_place') {
    const choose = (place: number) => onChange({ ...wish, place });
    return <PlaceField delivery={chosen.code} now={null} chosen={wish.place} onChoose={choose} />;
  }
  if (chosen?.kind !== 'store') return null;
  return (
    <SelectField
      label={t('store')}
      error={errors['store']}
      value={wish.store ?? ''}
      onChange={({ target }) => onChange({ ...wish, store: target.value })}
    >
      <option value="">{t('choose')}</option>
      {chosen.stores.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function PaymentChoice({ checkout, wish, onChange, errors }: PhoneCheckoutProps) {
  const t = usePhrases('orderDesk');
  const { market } = useConfig();
  return (
    <SelectField
      label={t('payment')}
      error={errors['payment'] ?? errors['typePayment']}
      value={wish.payment ?? ''}
      onChange={({ target }) => {
        const { payment: _, ...rest } = wish;
        onChange(target.value === '' ? rest : { ...rest, payment: target.value });
      }}
    >
      <option value="">{t('choose')}</option>
      {paymentsFor(checkout, wish.delivery).map(({ code, fee, name }) => (
        <option key={code} value={code}>
          {t('deliveryPrice', { name, price: formatMoney(fee, market) })}
        </option>
      ))}
    </SelectField>
  );
}
