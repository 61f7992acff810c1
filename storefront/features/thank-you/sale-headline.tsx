import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { useDay } from '../../lib/day.ts';
import { wasPriceRaised } from '../../lib/price-raised.ts';
import { useMoney, usePaths } from '../../lib/shop.tsx';
import { useScript } from '../../lib/use-script.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Price } from '../../ui/price.tsx';
import type { StoredBuyback } from './thank-you-query.ts';

interface SaleHeadlineProps {
  readonly code: string;
  readonly sale: StoredBuyback;
}

/** Whether the device has not come yet, so that the page's advice still helps. */
export const isAwaited = ({ status }: Pick<StoredBuyback, 'status'>): boolean =>
  status === 'submitted' || status === 'awaiting_device';

/** The thanks, the price and the code: what people look for first. */
export function SaleHeadline({ code, sale }: SaleHeadlineProps) {
  const t = useText('thankYou');
  const money = useMoney();
  const day = useDay();
  const paths = usePaths();
  // The server's page prints by the browser's menu alone.
  const canPrint = useScript();
  const raised = wasPriceRaised(useQueryClient(), code);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const email = sale.customerData?.['eMail'];
  return (
    <>
      <div className="stack">
        <h1 ref={heading} tabIndex={-1}>
          {t('heading')}
        </h1>
        <p className="measure">{email === undefined ? t('leadNoEmail') : t('lead', { email })}</p>
      </div>
      {raised && (
        <Notice type="success" title={t('raisedTitle')}>
          <p>{t('raisedText', { price: money(sale.price) })}</p>
        </Notice>
      )}
      {!isAwaited(sale) && (
        <Notice type="info" title={t('movedTitle')} announced={false}>
          <p>{t('movedText')}</p>
        </Notice>
      )}
      <Card className="sale-headline">
        <div>
          <p className="soft">{t('price')}</p>
          <Price amount={sale.price} size="hero" />
          <p className="soft small">{t('lockedUntil', { date: day(sale.lockedUntil) })}</p>
        </div>
        <div>
          <p className="soft">{t('code')}</p>
          <p className="sale-code numbers">{code}</p>
          <p className="soft small">{t('codeHelp')}</p>
        </div>
        <div className="cluster not-printed">
          <LinkButton to={`${paths.status}?code=${encodeURIComponent(code)}`}>
            {t('statusLink')}
          </LinkButton>
          {canPrint && (
            <Button kind="secondary" onClick={() => print()}>
              {t('print')}
            </Button>
          )}
        </div>
      </Card>
    </>
  );
}
