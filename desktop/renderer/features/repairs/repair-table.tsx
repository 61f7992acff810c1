import { Link } from 'react-router';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { StatusDot } from '../../ui/states.tsx';
import { useRepairLink, type ShownRepairs } from './repair-board.tsx';
import { Age, Promised } from './repair-facts-line.tsx';
import { toneOf } from './repair-words.ts';

const columns = [
  'number',
  'device',
  'state',
  'promised',
  'since',
  'technician',
  'customer',
] as const;

/** The same repairs one under another, what is promised first at the top. */
export function RepairTable({ rows, readAt }: ShownRepairs) {
  const t = usePhrases('repairs');
  const linkOf = useRepairLink();
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Link to={linkOf(row.id)}>{row.number}</Link>
            </th>
            <td>
              {row.device}
              {row.isClaim && <span className="repair-claim"> {t('claim')}</span>}
            </td>
            <td>
              <StatusDot tone={toneOf[row.status]}>{t(`status_${row.status}`)}</StatusDot>
            </td>
            <td>
              <Promised repair={row} />
            </td>
            <td>
              <Age since={row.statusSince} readAt={readAt} />
            </td>
            <td>{row.technician?.name ?? t('nobody')}</td>
            <td>{row.customer === '' ? t('wiped') : row.customer}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
