import { useId } from 'react';
import { formatMoney } from '#core/shared/money.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AddGoods } from './add-goods.tsx';
import { AddressFields } from './address-fields.tsx';
import { PhoneCheckout } from './phone-checkout.tsx';
import { PhoneCustomer } from './phone-customer.tsx';
import { Pieces } from './pieces-field.tsx';
import { usePhoneOrder } from './use-phone-order.ts';

interface PhoneDialogProps {
  readonly onClose: () => void;
  readonly onPlaced: (id: number) => void;
}

type Order = ReturnType<typeof usePhoneOrder>;

/** The dialog of an order by phone, loaded when it is opened: customer, goods, delivery and payment, address, consent. */
export function PhoneDialog({ onClose, onPlaced }: PhoneDialogProps) {
  const t = usePhrases('orderDesk');
  const form = useId();
  const order = usePhoneOrder(onPlaced);
  const { due, place, preview, trouble, type, typed } = order;
  return (
    <Dialog
      title={t('phoneTitle')}
      lead={t('phoneLead')}
      onClose={onClose}
      width="wide"
      actions={
        <Button
          type="submit"
          form={form}
          kind="primary"
          busy={place.isPending}
          disabled={due === null}
        >
          {t('place')}
        </Button>
      }
    >
      <form
        id={form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (due !== null && !place.isPending) place.mutate(due);
        }}
      >
        <PhoneCustomer chosen={typed.customer} onChoose={(customer) => type({ customer })} />
        <PhoneGoods order={order} />
        {preview.data && typed.items.length > 0 && (
          <PhoneCheckout
            checkout={preview.data.checkout}
            wish={typed.delivery}
            onChange={(delivery) => type({ delivery })}
            errors={trouble.fields}
          />
        )}
        <PhoneAddress order={order} />
        <PhoneConsent order={order} />
        <PhoneSum order={order} />
      </form>
    </Dialog>
  );
}

function PhoneGoods({ order: { type, typed, preview } }: { readonly order: Order }) {
  const { items } = typed;
  const setQuantity = (product: number, quantity: number) =>
    type({
      items: items.flatMap((item) => {
        if (item.product !== product) return [item];
        return quantity > 0 ? [{ ...item, quantity }] : [];
      }),
    });
  return (
    <>
      <AddGoods
        onAdd={({ id, name }) => {
          if (items.some(({ product }) => product === id)) return;
          type({ items: [...items, { product: id, quantity: 1, name }] });
        }}
      />
      {items.map(({ product, name }) => (
        <Pieces
          key={product}
          name={name}
          initial={1}
          onChange={(quantity) => setQuantity(product, quantity)}
        />
      ))}
      {items.length > 0 &&
        preview.data?.problems.map((problem) => (
          <p key={problem} role="alert">
            {problem}
          </p>
        ))}
    </>
  );
}

function PhoneAddress({ order: { type, trouble, typed, preview } }: { readonly order: Order }) {
  const t = usePhrases('orderDesk');
  const isKnown = typed.customer !== null && preview.data?.hasAddress === true;
  const masked =
    typed.customer === null
      ? {}
      : { eMail: typed.customer.eMail, phoneNumber: typed.customer.phone };
  return (
    <>
      {isKnown && <p className="soft">{t('knownAddress')}</p>}
      <AddressFields
        title={t('bill')}
        group="orderBillingAddress"
        values={typed.bill}
        onChange={(bill) => type({ bill })}
        errors={trouble.fields}
        masked={masked}
      />
      <Checkbox
        label={t('isElsewhere')}
        checked={typed.elsewhere !== null}
        onChange={({ target }) => type({ elsewhere: target.checked ? {} : null })}
      />
      {typed.elsewhere !== null && (
        <AddressFields
          title={t('delivery')}
          group="orderDeliveryAddress"
          values={typed.elsewhere}
          onChange={(elsewhere) => type({ elsewhere })}
          errors={trouble.fields}
        />
      )}
      <TextField
        label={t('note')}
        maxLength={1_000}
        value={typed.note}
        onChange={({ target }) => type({ note: target.value })}
      />
    </>
  );
}

function PhoneConsent({ order: { trouble, type, typed } }: { readonly order: Order }) {
  const t = usePhrases('orderDesk');
  return (
    <>
      <Checkbox
        label={t('agrees')}
        error={trouble.fields['agreesWithTerms']}
        checked={typed.agrees}
        onChange={({ target }) => type({ agrees: target.checked })}
      />
      <Checkbox
        label={t('news')}
        checked={typed.news}
        onChange={({ target }) => type({ news: target.checked })}
      />
    </>
  );
}

function PhoneSum({ order: { due, trouble, typed } }: { readonly order: Order }) {
  const t = usePhrases('orderDesk');
  const { market } = useConfig();
  const text = typed.items.length === 0 ? t('addFirst') : t('reckoning');
  return (
    <>
      {trouble.text !== '' && <p role="alert">{trouble.text}</p>}
      <p role="status">
        {due === null ? text : `${t('due')}: `}
        {due !== null && <strong className="amount">{formatMoney(due, market)}</strong>}
      </p>
    </>
  );
}
