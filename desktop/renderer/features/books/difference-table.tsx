import { Link } from 'react-router';
import { unitOf, type BookCheck } from '#core/books/book-checks.ts';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import { useMoment } from '../../lib/use-moment.ts';
import type { BookDifference } from './books.ts';

const columns = ['kind', 'reference', 'expected', 'found', 'difference', 'since'] as const;

interface DifferenceTableProps {
  readonly differences: readonly BookDifference[];
}

/** Differences of the books, each with what it is of and since when it stands. */
export function DifferenceTable({ differences }: DifferenceTableProps) {
  const t = usePhrases('books');
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`column_${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => (
          <DifferenceRow key={difference.id} difference={difference} />
        ))}
      </tbody>
    </table>
  );
}

function DifferenceRow({ difference }: { readonly difference: BookDifference }) {
  const t = usePhrases('books');
  const moment = useMoment();
  const sum = useSum(difference.check);
  const { check, closedAt, expected, found, reference, since } = difference;
  return (
    <tr>
      <td>{t(`check_${check}`)}</td>
      <th scope="row">
        <Link to={placeOf(difference)}>{reference}</Link>
      </th>
      <td>{sum(expected)}</td>
      <td>{sum(found)}</td>
      <td>{sum(found - expected)}</td>
      <td>
        {moment(since)}
        {closedAt !== null && (
          <div className="soft">{t('until', { moment: moment(closedAt) })}</div>
        )}
      </td>
    </tr>
  );
}

function useSum(check: BookCheck): (sum: number) => string {
  const t = usePhrases('books');
  const { market } = useConfig();
  const unit = unitOf(check);
  return (sum) => {
    if (unit === 'money') return formatMoney(sum, market);
    return unit === 'pieces' ? t('pieces', { count: String(sum) }) : String(sum);
  };
}

/** Where what differs is looked at; what has no screen of its own opens the list in which it stands. */
function placeOf({ check, target }: BookDifference): string {
  if (check.startsWith('order_')) return `/orders/${target}`;
  if (check.startsWith('stock_')) return `/products/${encodeURIComponent(target)}`;
  if (check === 'buyback_paid') return `/buybacks/${target}`;
  return check === 'series_gap' ? '/documents' : '/bank';
}
