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

/** What is typed of a contact, and the way to keep it. */
function useContact({ order, onClose }: ContactDialogProps) {
  const t = usePhrases('orderDesk');
  const { billingAddress, deliveryAddress, id, version } = order;
  const [before] = useState(() => ({
    // Another change of the order meanwhile is a conflict that is said, not one that is written over.
    version,
    bill: shownOf(billingAddress),
    delivery: deliveryAddress === null ? {} : deliveredTo(shownOf(deliveryAddress)),
  }));
  const [bill, setBill] = useState(before.bill);
  const [delivery, setDelivery] = useState<TypedAddress>(before.delivery);
  const [isElsewhere, setElsewhere] = useState(deliveryAddress !== null);
  const save = useMutation({
    mutationFn: () =>
      client.patch('admin-order-contact', {
        params: { id },
        body: {
          version: before.version,
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
  const trouble = failure === null ? '' : besideAddresses(failure);
  const typed = { bill, setBill, delivery, setDelivery, isElsewhere, setElsewhere } as const;
  return { ...typed, save, errors, trouble } as const;
}

/** The dialog of a contact, loaded when it is opened. */
export function ContactDialog(props: ContactDialogProps) {
  const { billingAddress, deliveryAddress, eMail, number } = props.order;
  const t = usePhrases('orderDesk');
  const form = useId();
  const { save, errors, trouble, isElsewhere, setElsewhere, ...typed } = useContact(props);
  return (
    <Dialog
      title={t('contactTitle', { number })}
      lead={t('contactLead')}
      onClose={props.onClose}
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
          values={typed.bill}
          onChange={typed.setBill}
          errors={errors}
          masked={{ ...maskedOf(billingAddress), eMail }}
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
            values={typed.delivery}
            onChange={typed.setDelivery}
            errors={errors}
            masked={deliveryAddress === null ? {} : maskedOf(deliveryAddress)}
          />
        )}
        {trouble !== '' && <p role="alert">{trouble}</p>}
      </form>
    </Dialog>
  );
}
