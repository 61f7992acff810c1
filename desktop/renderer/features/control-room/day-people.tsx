import { usePhrases } from '../../i18n/use-phrases.ts';
import type { ControlRoom } from './control-room.ts';
import { useDuration } from './durations.ts';

interface DayPeopleProps {
  readonly people: ControlRoom['people'];
  readonly isSupervisor: boolean;
}

/** What was done today by person; whoever is no supervisor is told their own numbers only. */
export function DayPeople({ people, isSupervisor }: DayPeopleProps) {
  const t = usePhrases('controlRoom');
  const duration = useDuration();
  const none = isSupervisor ? t('nobodyToday') : t('nothingToday');
  return (
    <section aria-labelledby="day-people-title">
      <h2 id="day-people-title">{isSupervisor ? t('people') : t('ownDay')}</h2>
      {people.length === 0 && <p>{none}</p>}
      {people.length > 0 && (
        <table className="plain-table" aria-labelledby="day-people-title">
          <thead>
            <tr>
              <th scope="col">{t('person')}</th>
              <th scope="col">{t('pickedOrders')}</th>
              <th scope="col">{t('pickedPieces')}</th>
              <th scope="col">{t('packedParcels')}</th>
              <th scope="col">{t('notFound')}</th>
              <th scope="col">{t('middle')}</th>
            </tr>
          </thead>
          <tbody>
            {people.map((row) => (
              <tr key={row.staffId}>
                <th scope="row">{row.person}</th>
                <td className="number">{row.pickedOrders}</td>
                <td className="number">{row.pickedPieces}</td>
                <td className="number">{row.packedParcels}</td>
                <td className="number">{row.notFound}</td>
                <td>{row.medianSeconds === null ? '–' : duration(row.medianSeconds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
