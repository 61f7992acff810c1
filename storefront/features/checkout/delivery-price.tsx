import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';

interface DeliveryPriceProps {
  readonly price: number;
  /** Price before it became free or cheaper; null where nothing was saved. */
  readonly usualPrice?: number | null;
}

/** Price of a delivery or a fee, in a word where it costs nothing. */
export function DeliveryPrice({ price, usualPrice = null }: DeliveryPriceProps) {
  const t = useText('checkout');
  const money = useMoney();
  return (
    <>
      {usualPrice !== null && (
        <s className="choice-usual">
          <span className="visually-hidden">{t('usually')} </span>
          {money(usualPrice)}
        </s>
      )}
      <span className={price === 0 ? 'choice-free' : undefined}>
        {price === 0 ? t('free') : money(price)}
      </span>
    </>
  );
}
