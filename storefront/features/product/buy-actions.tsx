import { useText } from '../../i18n/text.ts';
import { Notice } from '../../ui/notice.tsx';
import { AddButton, canBeAdded, ReserveLink } from './add-button.tsx';
import type { Selection } from './selection.ts';
import type { AddToCart } from './use-add-to-cart.ts';

interface BuyActionsProps {
  readonly selection: Selection;
  readonly cart: AddToCart;
}

/** To buy comes first; to reserve at a store stands beside it, or alone where nothing is sent. */
export function BuyActions({ selection: { offer }, cart }: BuyActionsProps) {
  const t = useText('product');
  const isSold = canBeAdded(offer);
  const isAtStores = offer.stores.length > 0;
  return (
    <div className="detail-reserve">
      {isSold && <AddButton cart={cart} wide />}
      {cart.error !== null && <Notice type="error">{cart.error}</Notice>}
      {cart.isInCart && <p className="small">{t('inCart')}</p>}
      {(isAtStores || !isSold) && <ReserveLink offer={offer} isMain={!isSold} />}
      {isAtStores && <p className="small soft">{t('reserveNote')}</p>}
    </div>
  );
}
