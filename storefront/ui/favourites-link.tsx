import { Link } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../i18n/text.ts';
import { useShop } from '../lib/shop.tsx';
import { useFavouriteCount } from '../lib/visitor-lists.ts';
import { ShellIcon } from './shell-icon.tsx';
import './favourites-link.css';

/** The heart of the header with the number of favourites; the number lies over it and moves nothing. */
export function FavouritesLink({ className }: { readonly className: string }) {
  const t = useText('shell');
  const { favourites } = shopPaths(useShop().market);
  const count = useFavouriteCount() ?? 0;
  return (
    <Link className={`favourites-link ${className}`} to={favourites} title={t('favourites')}>
      <ShellIcon name="heart" size={22} />
      <span className="visually-hidden">{t('favourites')}</span>
      {count > 0 && <span className="favourites-count numbers">{count}</span>}
    </Link>
  );
}
