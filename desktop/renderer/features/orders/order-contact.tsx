import { usePhrases } from '../../i18n/use-phrases.ts';
import { MaskedContact } from '../../ui/masked-contact/masked-contact.tsx';
import type { StaffOrder } from './staff-order.ts';

type Address = StaffOrder['billingAddress'];

const linesOf = ({ name, company, postcode, city }: Address): readonly string[] =>
  [name, company, `${postcode} ${city}`].filter((line) => line.trim() !== '');

/** Who ordered and where it goes; how they are reached only for a reason. */
export function OrderContact({ order }: { readonly order: StaffOrder }) {
  const t = usePhrases('sales');
  const { billingAddress: bill, deliveryAddress: delivery } = order;
  return (
    <section>
      <h3>{t('contact')}</h3>
      <Lines address={bill} />
      {delivery && (
        <>
          <h4>{t('deliveredTo')}</h4>
          <Lines address={delivery} />
        </>
      )}
      <MaskedContact
        key={order.id}
        thing="order"
        id={order.id}
        reveals={order.reveals}
        contact={[
          { field: 'e_mail', text: order.eMail },
          { field: 'phone_number', text: bill.phoneNumber },
          { field: 'street', text: bill.street },
          { field: 'delivery_phone_number', text: delivery?.phoneNumber ?? '' },
          { field: 'delivery_street', text: delivery?.street ?? '' },
        ]}
      />
    </section>
  );
}

const Lines = ({ address }: { readonly address: Address }) => (
  <address>
    {linesOf(address).map((line) => (
      <span key={line}>{line}</span>
    ))}
  </address>
);
