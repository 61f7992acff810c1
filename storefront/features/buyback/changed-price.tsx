import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What the server said when it refused the price on the screen. */
export interface PriceChange {
  readonly message: string;
  /** The price that the customer agreed with; null where there was none. */
  readonly was: number | null;
}

interface ChangedPriceProps {
  readonly change: PriceChange;
  /** What the device fetches now, null until it is known. */
  readonly now: number | null;
}

/**
 * Stands above the form while its button is far below: so it comes into sight by itself and takes
 * the focus, from where the way to the button leads past the new price.
 */
export function ChangedPrice({ change, now }: ChangedPriceProps) {
  const t = useText('questionnaire');
  const money = useMoney();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [change]);
  const { message, was } = change;
  const fell = was !== null && now !== null && now !== was;
  return (
    <div ref={place} tabIndex={-1} role="alert">
      <Notice type="warning" title={message} announced={false}>
        {fell && (
          <dl className="changed-price">
            <dt>{t('priceWas')}</dt>
            <dd className="numbers">{money(was)}</dd>
            <dt>{t('priceNow')}</dt>
            <dd className="numbers">
              <strong>{money(now)}</strong>
            </dd>
            <dt>{t('priceDifference')}</dt>
            <dd className="numbers">
              {now < was ? '−' : '+'}
              {money(Math.abs(now - was))}
            </dd>
          </dl>
        )}
      </Notice>
    </div>
  );
}
