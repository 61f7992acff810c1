import { useMutation, useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { BinTable } from './bin-table.tsx';
import { CountView } from './count-view.tsx';
import { stocktakeKey, stocktakeQuery, stocktakesKey } from './stocktakes.ts';

interface StocktakeViewProps {
  readonly id: number;
  readonly onLeave: () => void;
}

/** One stocktake: counted while it runs, and how each of its bins ended. */
export function StocktakeView({ id, onLeave }: StocktakeViewProps) {
  const t = usePhrases('stocktakes');
  const mayManage = usePermission('warehouse.manage');
  const found = useQuery(stocktakeQuery(id));
  const close = useMutation({
    mutationFn: () => client.post('stocktake-close', { params: { id } }),
    onSuccess: (reply) => {
      notify('success', t('closed'));
      queries.setQueryData(stocktakeKey(id), reply);
      void queries.invalidateQueries({ queryKey: stocktakesKey });
    },
  });
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton lines={8} />;
  const isOpen = found.data.closedAt === null;
  return (
    <section className="stocktake" aria-labelledby="stocktake-name">
      <div className="stocktake-head">
        <Button onClick={onLeave}>{t('back')}</Button>
        <h2 id="stocktake-name">{found.data.name}</h2>
        {isOpen && mayManage && (
          <Button busy={close.isPending} onClick={() => close.mutate()}>
            {t('close')}
          </Button>
        )}
      </div>
      {isOpen && <CountView stocktake={found.data} />}
      <BinTable stocktake={found.data} />
    </section>
  );
}
