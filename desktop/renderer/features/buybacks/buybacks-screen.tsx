import { useCallback } from 'react';
import { useParams } from 'react-router';
import type { BuybackStatus } from '#core/buyback/buyback-status.ts';
import { buybacksGrid } from '#core/buyback/buybacks-grid.ts';
import type { GridColumn, GridFilter } from '#core/grid/grid-definition.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useAddressView } from '../../lib/use-address-view.ts';
import { buybackDots } from '../../ui/grid/status-dots.ts';
import { DataGrid } from '../../ui/grid/data-grid.tsx';
import { gridQuery } from '../../ui/grid/grid-pages.ts';
import { SplitView } from '../../ui/panel.tsx';
import { QuickViews } from '../../ui/quick-views.tsx';
import { Screen } from '../../ui/screen.tsx';
import { BuybackPanel } from './buyback-panel.tsx';
import { useStatusName } from './use-status-name.ts';

/** What waits for somebody, by the states of it. */
const quickViews = {
  all: [],
  arriving: ['submitted', 'awaiting_device'],
  received: ['received'],
  offered: ['counter_offered'],
  payable: ['accepted', 'payout_pending'],
  returning: ['rejected', 'returning'],
} as const satisfies Record<string, readonly BuybackStatus[]>;
type QuickView = keyof typeof quickViews;

const viewIds = ['all', 'arriving', 'received', 'offered', 'payable', 'returning'] as const;

const conditionsOf = (view: QuickView): GridFilter['conditions'] =>
  view === 'all' ? [] : [{ column: 'status', op: 'in', value: quickViews[view] }];

const dots = { status: buybackDots };

/** Buy-backs of the shop; the one that is open has its own address (`/buybacks/12`). */
export function BuybacksScreen() {
  const t = usePhrases('buybacks');
  const title = usePhrases('screens')('buybacks');
  const statusName = useStatusName();
  const { '*': reference = '' } = useParams();
  const { view, setView, goTo } = useAddressView<QuickView>(viewIds, 'all');
  const choiceLabel = useCallback(
    (column: GridColumn, choice: string) => (column.id === 'status' ? statusName(choice) : choice),
    [statusName],
  );
  const titles = Object.fromEntries(buybacksGrid.columns.map(({ id }) => [id, t(id)]));
  return (
    <Screen title={title}>
      <QuickViews
        label={t('quickViews')}
        views={viewIds.map((id) => ({ id, label: t(`view_${id}`) }))}
        chosen={view}
        onChoose={setView}
      />
      <SplitView
        panelWidth="wide"
        panel={
          reference !== '' && (
            <BuybackPanel key={reference} reference={reference} onClose={() => goTo('/buybacks')} />
          )
        }
      >
        <DataGrid
          grid={buybacksGrid}
          label={title}
          titles={titles}
          choiceLabel={choiceLabel}
          pinned={['number']}
          first={['number', 'device', 'status', 'waitingDays', 'price']}
          dots={dots}
          hidden={['manufacturer', 'statusSince']}
          topic="buybacks"
          emptyText={t('emptyList')}
          fixed={conditionsOf(view)}
          fetchPage={(request, signal) =>
            client.get('grid-buybacks', { query: gridQuery(request) }, { signal })
          }
          onOpen={({ id }) => goTo(`/buybacks/${String(id)}`)}
        />
      </SplitView>
    </Screen>
  );
}
