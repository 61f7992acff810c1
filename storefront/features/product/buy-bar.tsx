import { useText } from '../../i18n/text.ts';
import { Price } from '../../ui/price.tsx';
import { AddButton, canBeAdded } from './add-button.tsx';
import type { Selection } from './selection.ts';
import type { AddToCart } from './use-add-to-cart.ts';

interface BuyBarProps {
  readonly selection: Selection;
  readonly cart: AddToCart;
}

/** On phones the price and the way to buy stay in sight. */
export function BuyBar({ selection: { total, offer }, cart }: BuyBarProps) {
  const t = useText('product');
  return (
    <section className="buy-bar" aria-label={t('buyBar')}>
      {cart.error !== null && <p className="buy-bar-error small">{cart.error}</p>}
      <Price amount={total} size="medium" />
      {canBeAdded(offer) ? (
        <AddButton cart={cart} />
      ) : (
        <a className="button button-primary" href="#stores">
          {offer.stores.length > 0 ? t('reserve') : t('askForOffer')}
        </a>
      )}
    </section>
  );
}
