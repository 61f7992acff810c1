import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { repairStatuses } from '#core/service/repair-status.ts';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';

interface StateTimesProps {
  readonly states: Reply<Endpoints['admin-repair-numbers']>['states'];
}

/** How long repairs stayed in each state, in the order in which they go through them. */
export function StateTimes({ states }: StateTimesProps) {
  const t = usePhrases('repairNumbers');
  const named = usePhrases('repairs');
  const language = useLanguage();
  const hours = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  });
  const inOrder = repairStatuses.flatMap(
    (status) => states.find((each) => each.status === status) ?? [],
  );
  return (
    <section aria-labelledby="state-times-title">
      <h2 id="state-times-title">{t('times')}</h2>
      <table className="plain-table" aria-labelledby="state-times-title">
        <thead>
          <tr>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('median')}</th>
            <th scope="col">{t('repairs')}</th>
          </tr>
        </thead>
        <tbody>
          {inOrder.map(({ status, left, medianHours }) => (
            <tr key={status}>
              <th scope="row">{named(`status_${status}`)}</th>
              <td className="number">{hours.format(medianHours)}</td>
              <td className="number">{left}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
