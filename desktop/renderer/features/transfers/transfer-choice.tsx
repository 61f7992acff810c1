import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { NewTransfer } from './new-transfer.tsx';
import { transfersQuery, type Transfers } from './transfers.ts';
import { usePlaceName } from '../../lib/use-place-name.ts';

interface ChoiceProps {
  readonly onOpen: (id: number) => void;
}

/** What comes here, what is packed and what ended, and a new transfer. */
export function TransferChoice({ onOpen }: ChoiceProps) {
  const t = usePhrases('transfers');
  const open = useQuery(transfersQuery('open'));
  const ended = useQuery(transfersQuery('ended'));
  if (open.isError) return <ErrorState error={open.error} onRetry={() => void open.refetch()} />;
  if (!open.data) return <Skeleton lines={8} />;
  const { places, results } = open.data;
  const comes = results.filter(({ status, to }) => status === 'on_way' && to.isOwn);
  const others = results.filter((row) => !comes.includes(row));
  return (
    <div className="receiving-part">
      <NewTransfer places={places} onOpen={onOpen} />
      {results.length === 0 && <EmptyState title={t('noneOpen')}>{t('noneOpenText')}</EmptyState>}
      <TransferTable title={t('coming')} rows={comes} onOpen={onOpen} />
      <TransferTable title={t('leaving')} rows={others} onOpen={onOpen} />
      <TransferTable title={t('ended')} rows={ended.data?.results ?? []} onOpen={onOpen} />
    </div>
  );
}

interface TableProps extends ChoiceProps {
  readonly title: string;
  readonly rows: Transfers['results'];
}

const columns = ['way', 'when', 'state', 'sent', 'received', 'act'] as const;

function TransferTable({ title, rows, onOpen }: TableProps) {
  const t = usePhrases('transfers');
  const placeName = usePlaceName();
  const moment = useMoment();
  if (rows.length === 0) return null;
  return (
    <table className="plain-table">
      <caption>{title}</caption>
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
        {rows.map(({ id, from, to, openedAt, received, sent, status }) => (
          <tr key={id}>
            <th scope="row">
              {t('fromTo', { from: placeName(from.name), to: placeName(to.name), id })}
            </th>
            <td>{moment(openedAt)}</td>
            <td>{t(`status_${status}`)}</td>
            <td>{sent}</td>
            <td>{received}</td>
            <td>
              <Button onClick={() => onOpen(id)}>{t('open')}</Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
