import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { useDifferences } from './use-draft.ts';
import { usePercent } from './use-percent.ts';

/** What the draft changes against the published list, the largest changes first. */
export function Differences({ draftId }: { readonly draftId: number }) {
  const t = usePhrases('priceLists');
  const found = useDifferences(draftId);
  const { market } = useConfig();
  const percent = usePercent();
  const money = (amount: number | null) =>
    amount === null ? t('none') : formatMoney(amount, market);
  if (found.isError) {
    return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  }
  if (!found.data) return <Skeleton lines={10} />;
  const { count, results } = found.data;
  if (count === 0)
    return <EmptyState title={t('noDifferences')}>{t('noDifferencesText')}</EmptyState>;
  return (
    <div className="draft-part">
      {count > results.length && (
        <p className="soft">{t('firstOf', { shown: results.length, count })}</p>
      )}
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('price_model')}</th>
            <th scope="col">{t('price_change')}</th>
            <th scope="col">{t('prices')}</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ id, device, change, prices }) => (
            <tr key={id}>
              <th scope="row">{device}</th>
              <td>{t(`change_${change}`)}</td>
              <td>
                <ul className="price-changes">
                  {prices.map(({ price, before, after, percent: by }) => (
                    <li key={price}>
                      <b>{price === 'minimal' ? t('price_minimalPrice') : price}</b>{' '}
                      <s>{money(before)}</s> → {money(after)}{' '}
                      {by !== null && <span className="soft">({percent(by)})</span>}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
