import { useCallback, useMemo } from 'react';
import { useParams } from 'react-router';
import type { GridColumn, GridFilter, GridRow } from '#core/grid/grid-definition.ts';
import type { MarketCode } from '#core/market/market.ts';
import { firstDayInTime } from '#core/orders/refund-deadline.ts';
import { openWithdrawals, withdrawalsGrid } from '#core/orders/withdrawals-grid.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useConfig } from '../../lib/session.ts';
import { useAddressView } from '../../lib/use-address-view.ts';
import { withdrawalDots } from '../../ui/grid/status-dots.ts';
import { DataGrid } from '../../ui/grid/data-grid.tsx';
import { gridQuery } from '../../ui/grid/grid-pages.ts';
import { SplitView } from '../../ui/panel.tsx';
import { QuickViews } from '../../ui/quick-views.tsx';
import { useWithdrawalStatus } from '../../ui/refunds/use-withdrawal-status.ts';
import { Screen } from '../../ui/screen.tsx';
import { urgencyTone } from './urgency-tone.ts';
import { WithdrawalPanel } from './withdrawal-panel.tsx';

const views = ['open', 'late', 'all'] as const;

function conditionsOf(view: (typeof views)[number], market: MarketCode): GridFilter['conditions'] {
  if (view === 'all') return [];
  const isOpen = { column: 'status', op: 'in', value: openWithdrawals } as const;
  if (view === 'open') return [isOpen];
  const inTime = firstDayInTime(new Date(), market);
  return [isOpen, { column: 'requestedAt', op: 'before', value: inTime }];
}

const toneOf = ({ daysLeft }: GridRow, column: string) =>
  column === 'daysLeft' && typeof daysLeft === 'number' ? urgencyTone(daysLeft) : null;

const dots = { status: withdrawalDots };

/** Withdrawals, those whose money is due first on top; the one that is open has its own address (`/withdrawals/12`). */
export function WithdrawalsScreen() {
  const t = usePhrases('money');
  const title = usePhrases('screens')('withdrawals');
  const statusText = useWithdrawalStatus();
  const { market } = useConfig();
  const { view, setView, goTo } = useAddressView(views, 'open');
  const { '*': reference = '' } = useParams();
  const fixed = useMemo(() => conditionsOf(view, market), [view, market]);
  const choiceLabel = useCallback(
    (_: GridColumn, choice: string) => statusText(choice),
    [statusText],
  );
  const titles = Object.fromEntries(withdrawalsGrid.columns.map(({ id }) => [id, t(id)]));
  const close = () => goTo('/withdrawals');
  return (
    <Screen title={title}>
      <QuickViews
        label={t('views')}
        views={views.map((id) => ({ id, label: t(`withdrawals_${id}`) }))}
        chosen={view}
        onChoose={setView}
      />
      <SplitView
        panelWidth="wide"
        panel={
          reference !== '' && (
            <WithdrawalPanel key={reference} reference={reference} onClose={close} />
          )
        }
      >
        <DataGrid
          grid={withdrawalsGrid}
          label={title}
          titles={titles}
          choiceLabel={choiceLabel}
          tone={toneOf}
          pinned={['number']}
          first={['number', 'daysLeft', 'status', 'amount']}
          dots={dots}
          hidden={['closedAt']}
          widths={{ number: 130, customer: 130, pieces: 80, daysLeft: 100 }}
          topic={['withdrawals', 'refunds']}
          emptyText={t('emptyList')}
          fixed={fixed}
          fetchPage={(request, signal) =>
            client.get('grid-withdrawals', { query: gridQuery(request) }, { signal })
          }
          onOpen={({ id }) => goTo(`/withdrawals/${String(id)}`)}
        />
      </SplitView>
    </Screen>
  );
}
