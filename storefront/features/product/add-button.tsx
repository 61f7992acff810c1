import { isOrderable } from '#core/catalog/availability.ts';
import { salePaths } from '#core/paths/sale-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Offer } from './product-query.ts';
import type { AddToCart } from './use-add-to-cart.ts';

/** Whether the piece can be sent; what lies at stores alone is reserved there. */
export const canBeAdded = ({ availability }: Offer): boolean => isOrderable(availability);

interface AddButtonProps {
  readonly cart: AddToCart;
  readonly wide?: boolean;
}

/** Puts the chosen piece into the cart; one that lies there already leads to it. */
export function AddButton({ cart, wide = false }: AddButtonProps) {
  const t = useText('product');
  const paths = salePaths(useShop().market);
  if (cart.isInCart) {
    return (
      <LinkButton to={paths.cart} wide={wide}>
        {t('toCart')}
      </LinkButton>
    );
  }
  return (
    <Button wide={wide} busy={cart.isAdding} onClick={cart.add}>
      {!cart.isAdding && <Icon name="cart" size={20} />}
      {t(cart.isAdding ? 'adding' : 'addToCart')}
    </Button>
  );
}

/** The way to the piece where a store has it, or to an offer made for the customer. */
export function ReserveLink({ offer, isMain }: { offer: Offer; isMain: boolean }) {
  const t = useText('product');
  const looks = isMain ? 'button button-primary' : 'button button-secondary';
  return (
    <a className={`${looks} button-wide`} href="#stores">
      {t(offer.stores.length > 0 ? 'reserve' : 'askForOffer')}
    </a>
  );
}
