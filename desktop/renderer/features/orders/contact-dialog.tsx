import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AddressFields, type TypedAddress } from './address-fields.tsx';
import { besideAddresses } from './beside-addresses.ts';
import { changedAddress } from './changed-address.ts';
import type { StaffOrder } from './staff-order.ts';

type Address = StaffOrder['billingAddress'];

/** What is shown in clear stands in the controls; what is masked is typed anew or left empty. */
const shownOf = ({ name, company, city, district, postcode, ...bill }: Address): TypedAddress => {
  const [firstName = '', ...rest] = name.split(' ');
  const { registrationNumber, vatNumber } = bill;
  const lastName = rest.join(' ');
  return { firstName, lastName, company, city, district, postcode, registrationNumber, vatNumber };
};

const maskedOf = ({ street, phoneNumber }: Address): TypedAddress => ({ street, phoneNumber });

const deliveredTo = (address: TypedAddress): TypedAddress => {
  const { registrationNumber: _, vatNumber: __, ...delivery } = address;
  return delivery;
};

interface ContactDialogProps {
  readonly order: StaffOrder;
  readonly onClose: () => void;
}

/** The dialog of a contact, loaded when it is opened. */
export function ContactDialog({ order, onClose }: ContactDialogProps) {
  const t = usePhrases('orderDesk');
  const form = useId();
  const { billingAddress, deliveryAddress, id, number, version } = order;
  const [before] = useState(() => ({
    bill: shownOf(billingAddress),
    delivery: deliveryAddress === null ? {} : deliveredTo(shownOf(deliveryAddress)),
  }));
  const [bill, setBill] = useState(before.bill);
  const [delivery, setDelivery] = useState<TypedAddress>(before.delivery);
  const [isElsewhere, setElsewhere] = useState(deliveryAddress !== null);
  // Another change of the order meanwhile is a conflict that is said, not one that is written over.
  const [seen] = useState(version);
  const save = useMutation({
    mutationFn: () =>
      client.patch('admin-order-contact', {
        params: { id },
        body: {
          version: seen,
          orderBillingAddress: changedAddress(before.bill, bill),
          orderDeliveryAddress: isElsewhere ? changedAddress(before.delivery, delivery) : null,
        },
      }),
    onSuccess: () => {
      notify('success', t('contactSaved'));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin-order'] }),
    meta: { silent: true },
  });
  const failure = save.error === null ? null : failureOf(save.error);
  const errors = failure?.fields ?? {};
  const trouble = failure && besideAddresses(failure);
  return (
    <Dialog
      title={t('contactTitle', { number })}
      lead={t('contactLead')}
      onClose={onClose}
      width="wide"
      actions={
        <Button type="submit" form={form} kind="primary" busy={save.isPending}>
          {t('saveContact')}
        </Button>
      }
    >
      <form
        id={form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <AddressFields
          title={t('bill')}
          group="orderBillingAddress"
          values={bill}
          onChange={setBill}
          errors={errors}
          masked={{ ...maskedOf(billingAddress), eMail: order.eMail }}
        />
        <Checkbox
          label={t('isElsewhere')}
          checked={isElsewhere}
          onChange={({ target }) => setElsewhere(target.checked)}
        />
        {isElsewhere && (
          <AddressFields
            title={t('delivery')}
            group="orderDeliveryAddress"
            values={delivery}
            onChange={setDelivery}
            errors={errors}
            masked={deliveryAddress === null ? {} : maskedOf(deliveryAddress)}
          />
        )}
        {trouble !== null && trouble !== '' && <p role="alert">{trouble}</p>}
      </form>
    </Dialog>
  );
}
