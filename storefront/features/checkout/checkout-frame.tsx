import type { ReactNode } from 'react';
import { salePaths } from '#core/paths/sale-paths.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CheckoutSteps, type CheckoutStep } from './checkout-steps.tsx';
import type { Totals } from './checkout-queries.ts';
import { CheckoutTotals } from './checkout-totals.tsx';
import './checkout.css';

interface CheckoutFrameProps {
  readonly step: CheckoutStep;
  readonly title: string;
  readonly children: ReactNode;
}

/** A step on the way to the order. */
export function CheckoutFrame({ step, title, children }: CheckoutFrameProps) {
  const t = useText('checkout');
  return (
    <section className="stack-wide">
      <PageHead title={title} description={t('description')} />
      <CheckoutSteps step={step} />
      <h1>{title}</h1>
      <noscript>
        <p className="measure">{t('needsScript')}</p>
      </noscript>
      {children}
    </section>
  );
}

interface CheckoutColumnsProps {
  readonly totals: Totals | undefined;
  /** The one button that leads on; at hand on a phone however far somebody scrolled. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** What is asked, beside what it costs and the way on. */
export function CheckoutColumns({ totals, action, children }: CheckoutColumnsProps) {
  const t = useText('checkout');
  return (
    <div className="checkout">
      <div className="stack-wide">{children}</div>
      <aside className="checkout-aside" aria-label={t('totalsTitle')}>
        {totals && (
          <Card className="stack">
            <h2>{t('totalsTitle')}</h2>
            <CheckoutTotals totals={totals} />
          </Card>
        )}
        <div className="checkout-bar">{action}</div>
      </aside>
    </div>
  );
}

/** What is in the cart cannot be bought now; the cart says of each why and what to do. */
export function NothingLeft() {
  const t = useText('checkout');
  return (
    <Notice type="warning" title={t('nothingLeftTitle')}>
      <p>{t('nothingLeft')}</p>
      <LinkButton kind="secondary" to={salePaths(useShop().market).cart}>
        {t('backToCart')}
      </LinkButton>
    </Notice>
  );
}

/** Nothing is in the cart, or an order was made of it already. */
export function EmptyCheckout() {
  const t = useText('checkout');
  const paths = salePaths(useShop().market);
  return (
    <>
      <EmptyList
        icon="box"
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={t('emptyAction')}
      />
      <p>
        <LinkButton kind="quiet" to={paths.orderStatus}>
          {t('findOrder')}
        </LinkButton>
      </p>
    </>
  );
}
