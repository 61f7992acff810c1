import { Link, useLocation } from 'react-router';
import { repairStatuses } from '#core/service/repair-status.ts';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { Promised } from './repair-facts-line.tsx';
import { ageText } from './repair-words.ts';
import { SlotFact } from './slot-fact.tsx';
import type { RepairRow } from './repairs.ts';

export interface ShownRepairs {
  readonly rows: readonly RepairRow[];
  readonly readAt: number;
}

/** Repairs in columns by their state, which scroll sideways inside of the screen; a state without any takes no room. */
export function RepairBoard({ rows, readAt }: ShownRepairs) {
  const t = usePhrases('repairs');
  return (
    // A keyboard scrolls it only where it takes the focus.
    <div className="repair-board" role="region" aria-label={t('board')} tabIndex={0}>
      {repairStatuses.map((status) => {
        const own = rows.filter((row) => row.status === status);
        if (own.length === 0) return null;
        const title = `repair-column-${status}`;
        return (
          <section key={status} aria-labelledby={title}>
            <h2 id={title}>
              {t(`status_${status}`)} <span className="soft">{own.length}</span>
            </h2>
            <ul>
              {own.map((row) => (
                <Card key={row.id} row={row} readAt={readAt} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** Keeps what is shown when one comes back from a repair by its own link. */
export function useRepairLink(): (id: number) => { pathname: string; search: string } {
  const { search } = useLocation();
  return (id) => ({ pathname: `/repairs/${String(id)}`, search });
}

function Card({ row, readAt }: { readonly row: RepairRow; readonly readAt: number }) {
  const t = usePhrases('repairs');
  const language = useLanguage();
  const linkOf = useRepairLink();
  const { id, number, status, way, device, customer, technician, statusSince, isClaim } = row;
  return (
    <li className="repair-card">
      <Link to={linkOf(id)}>{number}</Link>
      {isClaim && <span className="repair-claim">{t('claim')}</span>}
      <strong>{device}</strong>
      {status === 'announced' && <span>{t(`comes_${way === 'counter' ? 'bring' : way}`)}</span>}
      <span>{customer === '' ? t('wiped') : customer}</span>
      <SlotFact repair={row} />
      <Promised repair={row} />
      <span className="soft">
        {t('sinceFor', { age: ageText(statusSince, readAt, language) })}
        {technician && ` · ${technician.name}`}
      </span>
    </li>
  );
}
