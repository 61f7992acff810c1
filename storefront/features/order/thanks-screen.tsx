import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { salePaths } from '#core/paths/sale-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useDay } from '../../lib/day.ts';
import { PageHead } from '../../lib/head.tsx';
import { noticeOf } from '../../lib/order-notice.ts';
import { useShop } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AwaitedDevice } from './awaited-device.tsx';
import { CardHold } from './card-hold.tsx';
import { ConfirmMail } from './confirm-mail.tsx';
import { LoadedOrder } from './loaded-order.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import { OrderLines } from './order-lines.tsx';
import type { Order } from './order-query.ts';
import { PayOrder } from './pay-order.tsx';
import { TransferCard } from './transfer-card.tsx';
import './order.css';

/** The order is placed: what happens next, and what is still to be done. */
export function ThanksScreen() {
  const t = useText('order');
  return (
    <section className="stack-wide">
      <PageHead title={t('thanksTitle')} description={t('description')} />
      <noscript>
        <p className="measure">{t('actionsNeedScript')}</p>
      </noscript>
      <LoadedOrder>{(order) => <Thanks order={order} />}</LoadedOrder>
    </section>
  );
}

function Thanks({ order }: { readonly order: Order }) {
  const t = useText('order');
  const { market } = useShop();
  const { pathname } = useLocation();
  const notice = noticeOf(useQueryClient(), pathname);
  const { payment, number, eMail, mailCheck } = order;
  const isUnpaid = payment.canPay && payment.transfer === null;
  return (
    <>
      <div className="stack">
        <h1>{t(headingOf(mailCheck === 'awaited', isUnpaid))}</h1>
        <p className="measure">
          {t(mailCheck === 'awaited' ? 'thanksConfirm' : 'thanksText', { number, eMail })}
        </p>
      </div>
      {notice !== null && (
        <Notice type="success">
          <p>{notice}</p>
        </Notice>
      )}
      <div className="order-columns">
        <div className="stack-wide">
          <ConfirmMail order={order} />
          <AwaitedDevice order={order} />
          <CardHold order={order} />
          {payment.transfer && <TransferCard transfer={payment.transfer} order={order} />}
          {isUnpaid && (
            <Card className="stack">
              <h2>{t('payTitle')}</h2>
              <PayOrder order={order} />
            </Card>
          )}
          <NextSteps order={order} />
          <div className="cluster">
            <LinkButton kind="secondary" to={salePaths(market).order(order.code)}>
              {t('showOrder')}
            </LinkButton>
            <LinkButton kind="quiet" to="/">
              {t('backToShop')}
            </LinkButton>
          </div>
        </div>
        <Card className="stack">
          <h2>{t('linesTitle')}</h2>
          <OrderLines lines={order.lines} />
          <OrderAmounts order={order} />
        </Card>
      </div>
    </>
  );
}

const headingOf = (isAwaited: boolean, isUnpaid: boolean) =>
  isAwaited ? 'thanksToConfirm' : isUnpaid ? 'thanksUnpaid' : 'thanksTitle';

function NextSteps({ order: { payment, delivery, device, mailCheck } }: { readonly order: Order }) {
  const t = useText('order');
  const day = useDay();
  const when = delivery.expected && day(`${delivery.expected.to}T12:00:00Z`);
  return (
    <Card className="stack">
      <h2>{t('nextTitle')}</h2>
      <ol className="order-next">
        <li>{t(mailCheck === 'awaited' ? 'nextConfirm' : 'nextMail')}</li>
        {device && <li>{t('nextDevice')}</li>}
        {payment.transfer && <li>{t('nextTransfer')}</li>}
        <li>{t('nextPack', { name: delivery.name })}</li>
        {when !== null && device === null && <li>{t('nextArrive', { day: when })}</li>}
        {payment.kind === 'cash_on_delivery' && <li>{t('nextCash')}</li>}
      </ol>
    </Card>
  );
}
