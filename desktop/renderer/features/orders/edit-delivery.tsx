import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { SelectField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { PlaceField } from './place-field.tsx';

/** What was chosen anew; what is left out stays as it was. */
export interface DeliveryWish {
  readonly delivery?: string;
  readonly place?: number;
  readonly store?: string;
  readonly payment?: string;
}

interface EditDeliveryProps {
  readonly editable: Reply<Endpoints['admin-order-editable']>;
  readonly wish: DeliveryWish;
  readonly onChange: (wish: DeliveryWish) => void;
}

/** How the goods get there, and how they are paid. */
export function EditDelivery({ editable, wish, onChange }: EditDeliveryProps) {
  const t = usePhrases('orderEdit');
  const code = wish.delivery ?? editable.delivery;
  const kind = editable.deliveries.find((one) => one.code === code)?.kind;
  const payment = wish.payment === undefined ? {} : { payment: wish.payment };
  const withDelivery = (delivery: string, more: DeliveryWish = {}) =>
    onChange({
      ...payment,
      ...more,
      ...(delivery === editable.delivery && Object.keys(more).length === 0 ? {} : { delivery }),
    });
  return (
    <>
      <SelectField
        label={t('delivery')}
        value={code}
        onChange={({ target }) => withDelivery(target.value)}
      >
        {editable.deliveries.map(({ code: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      {kind === 'store' && (
        <SelectField
          label={t('store')}
          value={wish.store ?? (wish.delivery === undefined ? (editable.store ?? '') : '')}
          onChange={({ target }) => withDelivery(code, { store: target.value })}
        >
          <option value="">{t('choose')}</option>
          {editable.stores.map(({ code: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {kind === 'pickup_place' && (
        <PlaceField
          delivery={code}
          now={code === editable.delivery ? editable.place : null}
          chosen={wish.place}
          onChoose={(place) => withDelivery(code, { place })}
        />
      )}
      {editable.canChangePayment && (
        <PaymentField editable={editable} wish={wish} onChange={onChange} />
      )}
    </>
  );
}

function PaymentField({ editable, wish, onChange }: EditDeliveryProps) {
  const t = usePhrases('orderEdit');
  return (
    <SelectField
      label={t('payment')}
      value={wish.payment ?? editable.payment ?? ''}
      onChange={({ target }) => {
        const { payment: before, ...rest } = wish;
        const isOther = target.value !== (editable.payment ?? '') && target.value !== before;
        onChange(isOther ? { ...rest, payment: target.value } : rest);
      }}
    >
      {editable.payment === null && <option value="">{t('choose')}</option>}
      {editable.payments.map(({ code: value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
