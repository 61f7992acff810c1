import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { useLiveQueries } from '../../../lib/live.ts';
import { useConfig } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import type { TabProps } from './variant.ts';
import '../../../ui/plain-table.css';

const columns = ['code', 'groupName', 'newPrice', 'usedPrice', 'stock', 'isActive'] as const;

/** All variants of the family with what each costs and how many there are; each leads to its detail. */
export function Siblings({ variant, mayEdit }: TabProps) {
  const t = usePhrases('product');
  const said = usePhrases('sales');
  const yesNo = usePhrases('grid');
  const navigate = useNavigate();
  const { market } = useConfig();
  const { id, metaMasterId } = variant;
  const queryKey = ['meta-master', metaMasterId];
  useLiveQueries('products', queryKey);
  const family = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      client.get('meta-master-get', { params: { metaMasterId } }, { signal }),
  });
  if (family.isError) return <ErrorState error={family.error} />;
  if (!family.data) return <Skeleton lines={3} />;
  const money = (price: number | null) => (price === null ? '–' : formatMoney(price, market));
  return (
    <section className="product-plans" aria-label={t('siblings')}>
      <table className="plain-table">
        <caption className="product-caption">{t('siblings')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {said(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {family.data.masterProducts.map((one) => (
            <tr key={one.id}>
              <th scope="row" title={one.name}>
                {one.id === id ? (
                  <span aria-current="true">{one.code}</span>
                ) : (
                  <Link to={`/products/${encodeURIComponent(one.code)}`}>{one.code}</Link>
                )}
              </th>
              <td>{one.groupName}</td>
              <td className="amount">{money(one.newPrice)}</td>
              <td className="amount">{money(one.usedPrice)}</td>
              <td className="amount">{one.stock}</td>
              <td>{yesNo(one.isActive ? 'yes' : 'no')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {mayEdit && (
        <Button
          icon="plus"
          onClick={() => void navigate(`/new-product?family=${String(metaMasterId)}`)}
        >
          {t('addVariants')}
        </Button>
      )}
    </section>
  );
}
