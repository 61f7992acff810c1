import { useText } from '../../i18n/text.ts';
import { Price } from '../../ui/price.tsx';
import type { Selection } from './selection.ts';

/** On phones the price and the way to reserve stay in sight. */
export function BuyBar({ selection: { total, offer } }: { readonly selection: Selection }) {
  const t = useText('product');
  return (
    <section className="buy-bar" aria-label={t('buyBar')}>
      <Price amount={total} size="medium" />
      <a className="button button-primary" href="#stores">
        {offer.stores.length > 0 ? t('reserve') : t('askForOffer')}
      </a>
    </section>
  );
}
