import { useCallback, useState } from 'react';
import { payoutStages, type PayoutStage } from '#core/buyback/payout.ts';
import type { GridColumn, GridFilter } from '#core/grid/grid-definition.ts';
import { payoutsGrid } from '#core/buyback/payouts-grid.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { publishChange, useLive } from '../../lib/live.ts';
import { Button } from '../../ui/button.tsx';
import { payoutDots } from '../../ui/grid/status-dots.ts';
import { DataGrid } from '../../ui/grid/data-grid.tsx';
import { gridQuery } from '../../ui/grid/grid-pages.ts';
import { SplitView } from '../../ui/panel.tsx';
import { QuickViews } from '../../ui/quick-views.tsx';
import { Screen } from '../../ui/screen.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { PayoutActions } from './payout-actions.tsx';

const views = ['all', ...payoutStages] as const;

const conditionsOf = (view: 'all' | PayoutStage): GridFilter['conditions'] =>
  view === 'all' ? [] : [{ column: 'stage', op: 'in', value: [view] }];

/** The list is made of two tables; a change of either is one of it. */
const topic = 'payouts';
function useTopic() {
  const tell = () => publishChange({ topic, ids: null, by: null });
  useLive('buybacks', tell);
  useLive('buyback_payouts', tell);
}

const dots = { stage: payoutDots };

/** What sellers are to be paid: prepared by one person, released by another, sent by the bank. */
export function PayoutsScreen() {
  const t = usePhrases('payouts');
  const title = usePhrases('screens')('payouts');
  const [view, setView] = useState<'all' | PayoutStage>('waiting');
  const [isOrders, setOrders] = useState(false);
  useTopic();
  const choiceLabel = useCallback(
    (_: GridColumn, choice: string) => {
      const stage = payoutStages.find((one) => one === choice);
      return stage ? t(`stage_${stage}`) : choice;
    },
    [t],
  );
  const closeOrders = useCallback(() => setOrders(false), []);
  const titles = Object.fromEntries(payoutsGrid.columns.map(({ id }) => [id, t(id)]));
  return (
    <Screen
      title={title}
      tools={
        <Button aria-expanded={isOrders} onClick={() => setOrders(!isOrders)}>
          {t('showOrders')}
        </Button>
      }
    >
      <QuickViews
        label={t('quickViews')}
        views={views.map((id) => ({ id, label: t(`view_${id}`) }))}
        chosen={view}
        onChoose={setView}
      />
      <SplitView panel={isOrders && <OrdersPanel onClose={closeOrders} />}>
        <DataGrid
          grid={payoutsGrid}
          label={title}
          titles={titles}
          choiceLabel={choiceLabel}
          pinned={['number']}
          dots={dots}
          hidden={['price', 'preparedAt', 'releasedAt', 'paidAt']}
          topic={topic}
          emptyText={t('emptyList')}
          fixed={conditionsOf(view)}
          fetchPage={(request, signal) =>
            client.get('grid-payouts', { query: gridQuery(request) }, { signal })
          }
          toolbar={(selected) => (
            <PayoutActions selected={selected} onReleased={() => setOrders(true)} />
          )}
        />
      </SplitView>
    </Screen>
  );
}
