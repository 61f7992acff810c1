import { useQuery } from '@tanstack/react-query';
import { priceLevels } from '#core/catalog/stock-resources.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { queries } from '../../../lib/queries.ts';
import { usePermission } from '../../../lib/use-permission.ts';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import { LevelRow } from './level-row.tsx';
import '../../../ui/plain-table.css';

interface LevelPricesProps {
  readonly item: Reply<Endpoints['admin-product']>;
  readonly onSaved: () => void;
}

/** What each price level pays for a stock item, and where its price comes from. */
export function LevelPrices({ item, onSaved }: LevelPricesProps) {
  const t = usePhrases('product');
  const mayEdit = usePermission(priceLevels.options.edit);
  const queryKey = ['admin-level-prices', item.id];
  const levels = useQuery({
    queryKey: ['admin-price-level-list'],
    queryFn: ({ signal }) =>
      client.get('admin-price-level-list', { query: { limit: 500 } }, { signal }),
  });
  const own = useQuery({
    queryKey: [...queryKey, item.version],
    queryFn: ({ signal }) =>
      client.get('admin-level-prices', { params: { productId: item.id } }, { signal }),
  });
  const error = levels.error ?? own.error;
  if (error) return <ErrorState error={error} />;
  if (!levels.data || !own.data) return <Skeleton lines={2} />;
  const { version, prices } = own.data;
  const priceOf = new Map(prices.map(({ levelId, price }) => [levelId, price]));
  if (levels.data.results.length === 0) return null;
  return (
    <table className="plain-table">
      <caption className="product-caption">{t('levelsTitle')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('level')}</th>
          <th scope="col">{t('price')}</th>
          <th scope="col">{t('priceFrom')}</th>
        </tr>
      </thead>
      <tbody>
        {levels.data.results.map((level) => (
          <LevelRow
            key={`${String(level.id)} ${String(version)}`}
            level={level}
            price={priceOf.get(level.id) ?? null}
            item={item}
            version={version}
            mayEdit={mayEdit}
            onSaved={() => {
              void queries.invalidateQueries({ queryKey });
              onSaved();
            }}
          />
        ))}
      </tbody>
    </table>
  );
}
