import { useText } from '../i18n/text.ts';
import type { ProductCardData } from '../lib/product-card-data.ts';
import { useMoney } from '../lib/shop.tsx';

interface ReductionNoteProps {
  readonly reduction: ProductCardData['reduction'];
}

/** The lowest price that a reduction is compared with, in words; nothing where nothing is claimed. */
export function ReductionNote({ reduction }: ReductionNoteProps) {
  const t = useText('productCard');
  const money = useMoney();
  if (reduction === null) return null;
  const { since, priorPrice, percent } = reduction;
  const key = since === 'thirty_days' ? 'lowestThirtyDays' : 'lowestSinceListing';
  return (
    <p className="reduction-note">
      {percent !== null && <span className="visually-hidden">{t('reducedBy', { percent })}. </span>}
      {t(key, { price: money(priorPrice) })}
    </p>
  );
}
