import { useText } from '../i18n/text.ts';
import { useShop } from '../lib/shop.tsx';
import { setFavourite, useVisitorLists } from '../lib/visitor-lists.ts';
import { Icon } from './icon.tsx';
import './heart-button.css';

interface HeartButtonProps {
  readonly seoName: string;
  readonly name: string;
}

/** The heart of a card; the page must have the phrases of `visitorLists`. */
export function HeartButton({ seoName, name }: HeartButtonProps) {
  const t = useText('visitorLists');
  const { client } = useShop();
  const isFavourite = useVisitorLists()?.favourites.includes(seoName) ?? false;
  return (
    <button
      type="button"
      className="heart-button"
      aria-pressed={isFavourite}
      aria-label={t('favourite', { name })}
      onClick={() => void setFavourite(client, seoName, !isFavourite)}
    >
      <Icon name="heart" size={22} />
    </button>
  );
}
