import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import type { Deliveries } from './receiving.ts';

interface DeliveryTableProps {
  readonly title: string;
  readonly act: string;
  readonly rows: Deliveries['results'];
  readonly onOpen: (id: number) => void;
}

/** Deliveries with how much of them was counted. */
export function DeliveryTable({ title, act, rows, onOpen }: DeliveryTableProps) {
  const t = usePhrases('receiving');
  const moment = useMoment();
  return (
    <table className="plain-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('supplier')}</th>
          <th scope="col">{t('when')}</th>
          <th scope="col">{t('expectedPieces')}</th>
          <th scope="col">{t('countedPieces')}</th>
          <th scope="col">{t('act')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{[row.supplier, row.noteNumber].filter(Boolean).join(' · ')}</th>
            <td>{moment(row.closedAt ?? row.openedAt)}</td>
            <td>{row.orderId === null ? '' : row.expected}</td>
            <td>{row.counted}</td>
            <td>
              <Button onClick={() => onOpen(row.id)}>{act}</Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
