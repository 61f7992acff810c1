import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { markets } from '#core/market/market.ts';
import { salePaths } from '#core/paths/sale-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/text.ts';
import { timeInZone, useMoment } from '../../lib/moment.ts';
import { useShop } from '../../lib/shop.tsx';
import { Card } from '../../ui/card.tsx';
import { ArrivalNote } from './arrival-note.tsx';
import { checkoutQuery } from '../../lib/checkout-query.ts';
import type { Summary } from './checkout-queries.ts';
import { DeliveryPrice } from './delivery-price.tsx';
import type { Details } from './details-fields.ts';

interface SummaryFactsProps {
  readonly summary: Summary;
  readonly details: Details;
}

/** Delivery, payment and addresses, each with the way back to where it is changed. */
export function SummaryFacts({ summary, details }: SummaryFactsProps) {
  const t = useText('checkout');
  const paths = salePaths(useShop().market);
  const { delivery, payment, needsPayment } = summary;
  return (
    <div className="checkout-cards">
      <Fact title={t('deliveryTitle')} to={paths.delivery}>
        {delivery && (
          <p>
            <strong>{delivery.name}</strong>, <DeliveryPrice price={delivery.price} />
          </p>
        )}
        <Destination summary={summary} />
        {delivery && <Arrival code={delivery.code} />}
      </Fact>
      <Fact title={t('paymentTitle')} to={paths.delivery}>
        {needsPayment && payment ? (
          <p>
            <strong>{payment.name}</strong>
            {payment.fee > 0 && (
              <>
                , <DeliveryPrice price={payment.fee} />
              </>
            )}
          </p>
        ) : (
          <p>{t('nothingToPay')}</p>
        )}
      </Fact>
      <Fact title={t('billingTitle')} to={paths.details}>
        <Billing details={details} />
      </Fact>
      {details.isElsewhere !== '' && (
        <Fact title={t('deliveryAddressTitle')} to={paths.details}>
          <p>
            {details.altFirstName} {details.altLastName}
            <br />
            {details.altStreet}
            <br />
            {details.altPostcode} {details.altCity}
          </p>
          {details.altExtraInfo !== '' && <p className="soft">{details.altExtraInfo}</p>}
        </Fact>
      )}
    </div>
  );
}

function Billing({ details }: Pick<SummaryFactsProps, 'details'>) {
  const t = useText('checkout');
  return (
    <>
      <p>
        {details.isCompany !== '' && (
          <>
            <strong>{details.company}</strong>
            <br />
            {t('companyNumber')} {details.registrationNumber}
            <br />
          </>
        )}
        {details.firstName} {details.lastName}
        <br />
        {details.street}
        <br />
        {details.postcode} {details.city}
        {details.district !== '' && `, ${details.district}`}
      </p>
      <p className="soft">
        {details.eMail}
        <br />
        {details.phoneNumber}
      </p>
      {details.note !== '' && <p>{t('noteOf', { note: details.note })}</p>}
    </>
  );
}

interface FactProps {
  readonly title: string;
  readonly to: string;
  readonly children: ReactNode;
}

function Fact({ title, to, children }: FactProps) {
  const t = useText('checkout');
  return (
    <Card className="stack">
      <div className="checkout-head">
        <h2>{title}</h2>
        <Link to={to}>
          {t('edit')}
          <span className="visually-hidden"> – {title}</span>
        </Link>
      </div>
      {children}
    </Card>
  );
}

/** When it comes; the day was said with the choice and is said once more before it is ordered. */
function Arrival({ code }: { readonly code: string }) {
  const { data } = useQuery(checkoutQuery(useShop().client));
  const chosen = data?.deliveries.find((delivery) => delivery.code === code);
  return chosen?.isAvailable === true ? <ArrivalNote {...chosen} /> : null;
}

/** The place, store or hours that were chosen. */
function Destination({ summary: { place, store, timeslot } }: Pick<SummaryFactsProps, 'summary'>) {
  const t = useText('checkout');
  const { client, market } = useShop();
  const moment = useMoment();
  const { data } = useQuery({ ...checkoutQuery(client), enabled: store !== null });
  const found = data?.deliveries.flatMap(({ stores }) => stores).find(({ slug }) => slug === store);
  if (place) {
    return (
      <p>
        {place.name}
        <br />
        {place.street}, {place.postcode} {place.city}
      </p>
    );
  }
  if (timeslot) {
    const { day, time } = moment(new Date(timeslot.startsAt));
    const until = timeInZone(new Date(timeslot.endsAt), markets[market].timeZone);
    return <p>{t('timeslotOf', { day, from: time, until })}</p>;
  }
  return found ? (
    <p>
      {found.name}
      <br />
      {found.street}, {found.city}
    </p>
  ) : null;
}
