import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { StartStocktake } from './start-stocktake.tsx';
import { StocktakeView } from './stocktake-view.tsx';
import { stocktakesQuery, type StocktakeList } from './stocktakes.ts';
import '../../ui/plain-table.css';
import '../../ui/scan-screen.css';
import './stocktakes.css';

/** Stocktakes: those at work, those that were, and a new one. */
export function StocktakesScreen() {
  const title = usePhrases('screens')('stocktakes');
  const t = usePhrases('stocktakes');
  const [id, setId] = useState<number | null>(null);
  const [isStarting, setStarting] = useState(false);
  const mayStart = usePermission('warehouse.manage');
  const list = useQuery(stocktakesQuery);
  const tools = id === null && mayStart && (
    <Button kind="primary" icon="plus" onClick={() => setStarting(true)}>
      {t('start')}
    </Button>
  );
  const start = (made: number) => {
    setStarting(false);
    setId(made);
  };
  return (
    <Screen title={title} tools={tools}>
      <div className="stocktakes">
        {id !== null && <StocktakeView key={id} id={id} onLeave={() => setId(null)} />}
        {id === null && list.isError && (
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        )}
        {id === null && list.isPending && <Skeleton lines={6} />}
        {id === null && list.data && <Stocktakes rows={list.data.results} onOpen={setId} />}
      </div>
      {isStarting && list.data && (
        <StartStocktake
          zones={list.data.zones}
          onStarted={start}
          onClose={() => setStarting(false)}
        />
      )}
    </Screen>
  );
}

interface StocktakesProps {
  readonly rows: StocktakeList['results'];
  readonly onOpen: (id: number) => void;
}

function Stocktakes({ rows, onOpen }: StocktakesProps) {
  const t = usePhrases('stocktakes');
  const moment = useMoment();
  if (rows.length === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>;
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {(['name', 'when', 'bins', 'state', 'act'] as const).map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, startedAt, closedAt, bins, done }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{moment(startedAt)}</td>
            <td>{t('ofBins', { done, bins })}</td>
            <td>{closedAt === null ? t('running') : t('ended', { moment: moment(closedAt) })}</td>
            <td>
              <Button onClick={() => onOpen(id)}>{t('open')}</Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
