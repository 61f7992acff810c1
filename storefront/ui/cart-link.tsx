import { Link } from 'react-router';
import { salePaths } from '#core/paths/sale-paths.ts';
import { useText } from '../i18n/text.ts';
import { useCartBadge } from '../lib/cart-badge.ts';
import { useShop } from '../lib/shop.tsx';
import { ShellIcon } from './shell-icon.tsx';
import './cart-link.css';

/** More does not fit over the picture; the cart itself says how many there are. */
const mostShown = 99;

/** The cart of the header with the number of its pieces, which lies over it and moves nothing. */
export function CartLink({ className }: { readonly className: string }) {
  const t = useText('shell');
  const { cart } = salePaths(useShop().market);
  const count = useCartBadge()?.count ?? 0;
  const label = count > 0 ? t('cartWith', { count }) : t('cart');
  return (
    <Link className={`cart-link ${className}`} to={cart} title={label}>
      <ShellIcon name="cart" size={22} />
      <span className="visually-hidden">{label}</span>
      {count > 0 && (
        <span className="cart-count numbers" aria-hidden="true">
          {count > mostShown ? `${String(mostShown)}+` : count}
        </span>
      )}
    </Link>
  );
}
