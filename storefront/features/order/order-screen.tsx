import { Link } from 'react-router';
import { salePaths } from '#core/paths/sale-paths.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useDay } from '../../lib/day.ts';
import { useMoment } from '../../lib/moment.ts';
import { useShop } from '../../lib/shop.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PickUpCode } from '../../ui/pick-up-code.tsx';
import { AwaitedDevice } from './awaited-device.tsx';
import { CardHold } from './card-hold.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { ConfirmMail } from './confirm-mail.tsx';
import { DoorExchange } from './door-exchange.tsx';
import { LoadedOrder } from './loaded-order.tsx';
import { OrderAddresses } from './order-addresses.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import type { Order } from './order-query.ts';
import { OrderTracking } from './order-tracking.tsx';
import { PayOrder } from './pay-order.tsx';
import { TransferCard } from './transfer-card.tsx';
import './order.css';

/** An order for whoever holds its code. */
export function OrderScreen() {
  const t = useText('order');
  return (
    <section className="stack-wide">
      <PageHead title={t('title')} description={t('description')} />
      <noscript>
        <p className="measure">{t('actionsNeedScript')}</p>
      </noscript>
      <LoadedOrder>{(order) => <Details order={order} />}</LoadedOrder>
    </section>
  );
}

function Details({ order }: { readonly order: Order }) {
  const t = useText('order');
  const day = useDay();
  return (
    <>
      <div className="stack">
        <h1>{t('heading', { number: order.number })}</h1>
        <p className="soft">{t('placedAt', { day: day(order.placedAt) })}</p>
      </div>
      <StatusNotice order={order} />
      <div className="order-columns">
        <div className="stack-wide">
          <ConfirmMail order={order} />
          <HeldUntil order={order} />
          <AwaitedDevice order={order} />
          <DoorExchange order={order} />
          <CardHold order={order} />
          {order.payment.transfer && (
            <TransferCard transfer={order.payment.transfer} order={order} />
          )}
          {order.payment.canPay && (
            <Card className="stack">
              <h2>{t(order.payment.transfer ? 'payOtherwise' : 'payTitle')}</h2>
              <PayOrder order={order} />
            </Card>
          )}
          <Card className="stack">
            <h2>{t('linesTitle')}</h2>
            <OrderLines lines={order.lines} />
            <OrderAmounts order={order} />
          </Card>
          <OrderAddresses order={order} />
        </div>
        <div className="stack-wide">
          {order.pickUpCode !== null && (
            <PickUpCode code={order.pickUpCode} title={t('pickUpTitle')} text={t('pickUpText')} />
          )}
          <OrderTracking tracking={order.tracking} />
          <OrderHistory order={order} />
          <OrderDocuments order={order} />
          <Withdrawal order={order} />
          {order.canCancel && (
            <CancelOrder code={order.code} isPaid={order.payment.paidAt !== null} />
          )}
        </div>
      </div>
    </>
  );
}

function StatusNotice({ order: { status, statusText, payment, refunded } }: { order: Order }) {
  const t = useText('order');
  const isOver = status === 'cancelled' || status === 'returned';
  const waits =
    ['created', 'awaiting_device'].includes(status) ||
    (payment.canPay && payment.transfer === null);
  const type = isOver ? 'info' : waits ? 'warning' : 'success';
  return (
    <Notice type={type} title={statusText} announced={false}>
      <p>
        {t('paymentState', { status: payment.statusText })}
        {isOver && refunded > 0 && ` ${t('refundComes')}`}
      </p>
    </Notice>
  );
}

/** How long goods are held that are to be paid at the computer; a transfer says its own day. */
function HeldUntil({ order: { heldUntil, mailCheck, payment } }: { readonly order: Order }) {
  const t = useText('order');
  const moment = useMoment();
  if (heldUntil === null || mailCheck === 'awaited' || payment.transfer !== null) return null;
  return <p>{t('heldUntil', { until: t('moment', moment(new Date(heldUntil))) })}</p>;
}

function Withdrawal({ order: { code, withdrawal } }: { readonly order: Order }) {
  const t = useText('order');
  const day = useDay();
  const { market } = useShop();
  if (!withdrawal.isPossible) return null;
  return (
    <Card className="stack">
      <h2>{t('withdrawalTitle')}</h2>
      <p>
        {withdrawal.lastDay === null
          ? t('withdrawalAnytime')
          : t('withdrawalUntil', { day: day(`${withdrawal.lastDay}T12:00:00Z`) })}
      </p>
      <p>
        <Link to={salePaths(market).withdrawal(code)}>{t('withdrawalLink')}</Link>
      </p>
    </Card>
  );
}
