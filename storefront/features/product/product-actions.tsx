import { useState } from 'react';
import { Link } from 'react-router';
import { compareAddress } from '#core/catalog/compare-address.ts';
import { mostCompared } from '#core/visitor-lists/visitor-lists.ts';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import { setCompared, setFavourite, useVisitorLists } from '../../lib/visitor-lists.ts';
import { Icon } from '../../ui/icon.tsx';
import { useShare } from './use-share.ts';

/** Heart, comparison and a link to send; what came of a press is said under them. */
export function ProductActions({
  seoName,
  name,
}: {
  readonly seoName: string;
  readonly name: string;
}) {
  const t = useText('product');
  const { client, market } = useShop();
  const lists = useVisitorLists();
  const [trouble, setTrouble] = useState<'notKept' | 'compareFull' | null>(null);
  const { outcome, share } = useShare(name);
  const isFavourite = lists?.favourites.includes(seoName) ?? false;
  const compared = lists?.compared ?? [];
  const isCompared = compared.includes(seoName);
  const keep = async (sent: Promise<boolean>) => setTrouble((await sent) ? null : 'notKept');
  const compare = () => {
    const others = compared.filter((each) => each !== seoName);
    if (isCompared) void keep(setCompared(client, others));
    else if (compared.length >= mostCompared) setTrouble('compareFull');
    else void keep(setCompared(client, [...compared, seoName]));
  };
  const said = trouble ?? outcome;
  return (
    <div className="product-actions">
      <div className="cluster">
        <button
          type="button"
          className="action-button"
          aria-pressed={isFavourite}
          onClick={() => void keep(setFavourite(client, seoName, !isFavourite))}
        >
          <Icon name="heart" size={20} />
          {t('favourite')}
        </button>
        <button type="button" className="action-button" aria-pressed={isCompared} onClick={compare}>
          <Icon name="compare" size={20} />
          {t('compare')}
        </button>
        <button type="button" className="action-button" onClick={share}>
          <Icon name="share" size={20} />
          {t('share')}
        </button>
      </div>
      <p className="small product-actions-said" role="status">
        {said !== null && t(said)}
        {compared.length > 1 && isCompared && (
          <Link to={compareAddress(market, { products: compared })}>{t('compareOpen')}</Link>
        )}
      </p>
    </div>
  );
}
