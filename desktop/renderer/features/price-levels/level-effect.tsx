import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { levelRules } from '#core/catalog/level-rule.ts';
import { priceEndings } from '#core/catalog/reprice.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { formatMoney } from '#core/shared/money.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useConfig } from '../../lib/session.ts';
import { ErrorState, Skeleton, StatusDot } from '../../ui/states.tsx';
import '../../ui/plain-table.css';
import './price-levels.css';

type Effect = Reply<Endpoints['admin-price-level-effect']>;

const percentForm = /^[-−]?\d{1,3}(?:[.,]\d{1,2})?$/;

interface LevelEffectProps {
  /** Undefined of a level that is yet to be added. */
  readonly levelId: number | undefined;
  readonly typed: Readonly<Record<string, string>>;
}

/** What the typed rule would make of the prices of a level. */
export function LevelEffect({ levelId, typed }: LevelEffectProps) {
  const t = usePhrases('priceLevels');
  const rule = levelRules.find((one) => one === typed['rule']) ?? 'fixed';
  const ending = priceEndings.find((one) => one === typed['ending']) ?? 'none';
  const percent = useDebounced((typed['percent'] ?? '').replace('−', '-').trim(), 300);
  const isAsked = rule !== 'fixed' && percentForm.test(percent);
  const effect = useQuery({
    queryKey: ['price-level-effect', levelId, rule, percent, ending],
    enabled: isAsked,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      client.get(
        'admin-price-level-effect',
        { query: { rule, percent, ending, ...(levelId !== undefined && { levelId }) } },
        { signal },
      ),
  });
  return (
    <section className="level-effect" aria-label={t('effect')}>
      <h3>{t('effect')}</h3>
      {rule === 'fixed' && <p className="soft">{t('fixed')}</p>}
      {isAsked && effect.isError && <ErrorState error={effect.error} />}
      {isAsked && effect.isPending && <Skeleton lines={4} />}
      {isAsked && effect.data && <Shown effect={effect.data} />}
    </section>
  );
}

function Shown({ effect }: { readonly effect: Effect }) {
  const t = usePhrases('priceLevels');
  const { market } = useConfig();
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney(amount, market));
  const { changed, same, belowCost, forTwo, rows } = effect;
  return (
    <>
      <p role="status" className="level-counts">
        <StatusDot tone={changed > 0 ? 'success' : 'neutral'}>
          {t('changed', { count: changed })}
        </StatusDot>
        {same > 0 && <StatusDot tone="neutral">{t('same', { count: same })}</StatusDot>}
        {belowCost > 0 && (
          <StatusDot tone="error">{t('belowCost', { count: belowCost })}</StatusDot>
        )}
        {forTwo > 0 && <StatusDot tone="warning">{t('forTwo', { count: forTwo })}</StatusDot>}
      </p>
      {rows.length > 0 && (
        <table className="plain-table">
          <caption>{t('first', { count: rows.length })}</caption>
          <thead>
            <tr>
              {(['product', 'list', 'before', 'after'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, code, name, price, before, after }) => (
              <tr key={id}>
                <th scope="row" title={name}>
                  {code}
                </th>
                <td className="amount">{money(price)}</td>
                <td className="amount">{money(before)}</td>
                <td className="amount">{money(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="soft">{t('afterSaving')}</p>
    </>
  );
}
