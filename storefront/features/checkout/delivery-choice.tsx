import { useText } from '../../i18n/text.ts';
import { ChoiceList, type Choice as Card } from '../../ui/choice-list.tsx';
import { ArrivalNote } from './arrival-note.tsx';
import type { Checkout, Choice } from '../../lib/checkout-query.ts';
import type { Delivery } from './checkout-queries.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { DeliveryPrice } from './delivery-price.tsx';
import type { MissingChoice } from './missing-choice.ts';
import { PlaceChoice } from './place-choice.tsx';
import { RideCheck } from './ride-check.tsx';
import { StoreChoice } from './store-choice.tsx';
import { TimeslotChoice } from './timeslot-choice.tsx';

interface DeliveryChoiceProps {
  readonly checkout: Checkout;
  readonly missing: MissingChoice | null;
  readonly onChoose: (choice: Choice) => void;
}

/** Ways to get the goods; the chosen one asks for the rest of what it needs. */
export function DeliveryChoice({ checkout, missing, onChoose }: DeliveryChoiceProps) {
  const t = useText('checkout');
  const textOf = ({ text, arrives, kind }: Delivery) => (
    <>
      {text}
      <ArrivalNote arrives={arrives} kind={kind} />
    </>
  );
  const card = (delivery: Delivery): Card => ({
    value: delivery.code,
    label: delivery.name,
    text: textOf(delivery),
    aside: <DeliveryPrice price={delivery.price} usualPrice={delivery.usualPrice} />,
    reason: delivery.isAvailable ? null : (delivery.message ?? t('notAvailable')),
    below: <Rest checkout={checkout} delivery={delivery} missing={missing} onChoose={onChoose} />,
  });
  return (
    <ChoiceGroup
      legend={t('deliveryTitle')}
      error={missing === 'delivery' ? t('chooseDelivery') : null}
    >
      {(describedBy) => (
        <ChoiceList
          name="delivery"
          value={checkout.chosen.delivery}
          choices={checkout.deliveries.map(card)}
          describedBy={describedBy}
          onChange={(delivery) => onChoose({ delivery })}
        />
      )}
    </ChoiceGroup>
  );
}

interface RestProps extends DeliveryChoiceProps {
  readonly delivery: Delivery;
}

/** What a chosen delivery needs to know besides. */
function Rest({ checkout: { chosen }, delivery, missing, onChoose }: RestProps) {
  const t = useText('checkout');
  switch (delivery.kind) {
    case 'store':
      return (
        <StoreChoice
          stores={delivery.stores}
          chosen={chosen.store}
          isMissing={missing === 'store'}
          onChoose={(store) => onChoose({ store })}
        />
      );
    case 'pickup_place':
      return (
        <PlaceChoice
          delivery={delivery.code}
          chosen={chosen.place}
          isMissing={missing === 'place'}
          onChoose={(place) => onChoose({ place })}
        />
      );
    case 'express':
      return <RideCheck />;
    case 'courier':
      return delivery.timeslots.length > 0 ? (
        <TimeslotChoice
          timeslots={delivery.timeslots}
          chosen={chosen.timeslot}
          isMissing={missing === 'timeslot'}
          onChoose={(timeslot) => onChoose({ timeslot })}
        />
      ) : (
        <p className="small">{t('addressNext')}</p>
      );
  }
}
