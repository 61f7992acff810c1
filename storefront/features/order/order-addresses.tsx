import { useText } from '../../i18n/text.ts';
import { useDay } from '../../lib/day.ts';
import { Card } from '../../ui/card.tsx';
import type { Order } from './order-query.ts';

type Address = Order['billingAddress'];

/** How it is delivered and paid, and whose names stand on it. */
export function OrderAddresses({ order }: { readonly order: Order }) {
  const t = useText('order');
  const day = useDay();
  const { delivery, payment, billingAddress, deliveryAddress } = order;
  const on = (date: string) => day(`${date}T12:00:00Z`);
  return (
    <div className="order-cards">
      <Card className="stack">
        <h2>{t('deliveryTitle')}</h2>
        <p>
          <strong>{delivery.name}</strong>
          {delivery.place !== null && (
            <>
              <br />
              {delivery.place}
            </>
          )}
        </p>
        {delivery.expected && (
          <p className="soft">
            {delivery.expected.from === delivery.expected.to
              ? t('expectedOn', { day: on(delivery.expected.to) })
              : t('expected', { from: on(delivery.expected.from), to: on(delivery.expected.to) })}
          </p>
        )}
        {deliveryAddress && <AddressLines address={deliveryAddress} />}
      </Card>
      <Card className="stack">
        <h2>{t('billingTitle')}</h2>
        <AddressLines address={billingAddress} />
        <p className="soft">{order.eMail}</p>
        {payment.name !== '' && <p className="soft">{t('paidBy', { name: payment.name })}</p>}
        {order.note !== '' && <p>{t('noteOf', { note: order.note })}</p>}
      </Card>
    </div>
  );
}

function AddressLines({ address }: { readonly address: Address }) {
  const t = useText('order');
  const { company, registrationNumber, vatNumber, name, street, postcode, city, phoneNumber } =
    address;
  const lines = [
    company,
    registrationNumber === '' ? '' : t('companyNumber', { number: registrationNumber }),
    vatNumber === '' ? '' : t('vatNumber', { number: vatNumber }),
    ...[name, street, `${postcode} ${city}`, address.district, phoneNumber],
  ].filter((line) => line.trim() !== '');
  return (
    <p>
      {lines.map((line, index) => (
        <span key={line}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </p>
  );
}
