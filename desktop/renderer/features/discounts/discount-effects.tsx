import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { QuickViews } from '../../ui/quick-views.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { checkQuery, simulationDays, simulationQuery } from './discounts.ts';
import { SimulationResult } from './simulation-result.tsx';
import { useDiscountWords } from './use-discount-words.ts';
import '../../ui/plain-table.css';

/** What it meets, what it takes below its cost, and what it would have done to the past. */
export function DiscountEffects({ id }: { readonly id: number }) {
  const t = usePhrases('discounts');
  const [days, setDays] = useState<(typeof simulationDays)[number]>('21');
  const simulation = useQuery(simulationQuery(id, days));
  return (
    <div className="discount-part">
      <Check id={id} />
      <section className="discount-part" aria-labelledby="discount-simulation">
        <h3 id="discount-simulation">{t('simulation')}</h3>
        <p className="soft">{t('simulationLead')}</p>
        <QuickViews
          label={t('days')}
          views={simulationDays.map((one) => ({ id: one, label: t('lastDays', { days: one }) }))}
          chosen={days}
          onChoose={setDays}
        />
        {simulation.isError && (
          <ErrorState error={simulation.error} onRetry={() => void simulation.refetch()} />
        )}
        {simulation.isPending && <Skeleton lines={8} />}
        {simulation.data && <SimulationResult found={simulation.data} />}
      </section>
    </div>
  );
}

function Check({ id }: { readonly id: number }) {
  const t = usePhrases('discounts');
  const language = useLanguage();
  const { money } = useDiscountWords();
  const { data, isError, error, refetch } = useQuery(checkQuery(id));
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  const { overlaps, belowCost } = data;
  return (
    <>
      <section aria-labelledby="discount-overlaps">
        <h3 id="discount-overlaps">{t('overlaps')}</h3>
        {overlaps.length === 0 && <p className="soft">{t('noOverlaps')}</p>}
        <ul>
          {overlaps.map((other) => (
            <li key={other.id}>
              {t(other.isCombinable ? 'overlapAdds' : 'overlapExcludes', {
                name: other.name[language],
              })}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="discount-below">
        <h3 id="discount-below">{t('belowCost')}</h3>
        {belowCost.count === 0 ? (
          <p className="soft">{t('noneBelowCost')}</p>
        ) : (
          <>
            <p role="status">{t('isBelowCost', { count: belowCost.count })}</p>
            <table className="plain-table">
              <thead>
                <tr>
                  {(['product', 'price', 'left', 'cost'] as const).map((column) => (
                    <th key={column} scope="col">
                      {t(`column_${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {belowCost.examples.map(({ code, name, price, left, cost }, place) => (
                  <tr key={place}>
                    <th scope="row">{`${name[language]} (${code})`}</th>
                    <td>{money(price)}</td>
                    <td>{money(left)}</td>
                    <td>{money(cost)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </section>
    </>
  );
}
