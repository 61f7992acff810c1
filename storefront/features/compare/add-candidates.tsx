import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { compareAddress } from '#core/catalog/compare-address.ts';
import { useText } from '../../i18n/text.ts';
import { cardsQuery } from '../../lib/cards-query.ts';
import { useShop } from '../../lib/shop.tsx';
import { useVisitorLists } from '../../lib/visitor-lists.ts';
import { Icon } from '../../ui/icon.tsx';

/** Products offered to be added; more would be a list of their own. */
const mostOffered = 8;

interface AddCandidatesProps {
  readonly products: readonly string[];
  readonly onlyDifferences: boolean;
}

/** What the visitor saw or marked and is not compared yet, one press from its column. */
export function AddCandidates({ products, onlyDifferences }: AddCandidatesProps) {
  const t = useText('visitorLists');
  const { client, market } = useShop();
  const lists = useVisitorLists();
  const names = [...new Set([...(lists?.lastVisited ?? []), ...(lists?.favourites ?? [])])]
    .filter((name) => !products.includes(name))
    .slice(0, mostOffered);
  const { data } = useQuery(cardsQuery(client, names));
  const cards = (data?.results ?? []).filter(({ seoName }) => names.includes(seoName));
  if (cards.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="add">
      <h2 id="add">{t('addSlot')}</h2>
      <ul className="cluster">
        {cards.map(({ seoName, name }) => (
          <li key={seoName}>
            <Link
              className="compare-add"
              to={compareAddress(market, { products: [...products, seoName], onlyDifferences })}
              replace
              preventScrollReset
            >
              <Icon name="plus" size={18} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
