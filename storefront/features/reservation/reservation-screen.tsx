import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { isOpenReservation } from '#core/reservations/reservation-status.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useMoment } from '../../lib/moment.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PickUpCode } from '../../ui/pick-up-code.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CancelPanel } from './cancel-panel.tsx';
import { reservationQuery, type Reservation } from './reservation-query.ts';
import './reservation.css';

/** State of a reservation for whoever has its code. Only a press of a button cancels it. */
export function ReservationScreen() {
  const t = useText('reservation');
  const { client } = useShop();
  const { code = '' } = useParams();
  const { data, isError, refetch } = useQuery(reservationQuery(client, code));
  return (
    <section className="stack-wide">
      <PageHead title={t('title')} description={t('description')} />
      <h1>{t('title')}</h1>
      {data === null && <UnknownReservation />}
      {data && <LoadedReservation reservation={data} />}
      {data === undefined && isError && (
        <LoadFailed message={t('loadFailed')} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Skeleton />}
    </section>
  );
}

function LoadedReservation({ reservation }: { readonly reservation: Reservation }) {
  const t = useText('reservation');
  const moment = useMoment();
  const { status } = reservation;
  const values =
    status === 'preparing'
      ? moment(new Date(reservation.readyAt))
      : moment(new Date(reservation.expiresAt));
  const type = status === 'ready' || status === 'collected' ? 'success' : 'info';
  return (
    <div className="reservation">
      <Notice type={type} title={t(`${status}Title`)} announced={false}>
        <p>{t(`${status}Text`, values)}</p>
      </Notice>
      {reservation.pickUpCode !== null && (
        <PickUpCode code={reservation.pickUpCode} title={t('pickUpTitle')} text={t('pickUpText')} />
      )}
      <Facts reservation={reservation} />
      {isOpenReservation(status) && <CancelPanel code={reservation.code} />}
    </div>
  );
}

function Facts({ reservation }: { readonly reservation: Reservation }) {
  const t = useText('reservation');
  const money = useMoney();
  const moment = useMoment();
  const paths = shopPaths(useShop().market);
  const { product, store, price, expiresAt, status } = reservation;
  return (
    <Card>
      <dl className="reservation-facts">
        <dt>{t('product')}</dt>
        <dd>
          <Link to={paths.product(product.seoName)}>{product.name}</Link>
          <br />
          <span className="soft">{product.detail}</span>
        </dd>
        <dt>{t('price')}</dt>
        <dd className="numbers">{money(price)}</dd>
        <dt>{t('store')}</dt>
        <dd>
          <Link to={paths.store(store.slug)}>{store.name}</Link>
          <br />
          {store.street}, {store.postcode} {store.city}
          <br />
          <a href={`tel:${store.phone.replace(/\s/g, '')}`}>{store.phone}</a>
        </dd>
        {isOpenReservation(status) && (
          <>
            <dt>{t('heldUntil')}</dt>
            <dd>{t('moment', moment(new Date(expiresAt)))}</dd>
          </>
        )}
      </dl>
    </Card>
  );
}

function UnknownReservation() {
  const t = useText('reservation');
  const paths = shopPaths(useShop().market);
  return (
    <>
      <Notice type="warning" title={t('unknownTitle')} announced={false}>
        <p>{t('unknownText')}</p>
      </Notice>
      <p>
        <LinkButton kind="secondary" to={paths.stores}>
          {t('storesLink')}
        </LinkButton>
      </p>
    </>
  );
}
