import { lazy, Suspense, useCallback } from 'react';
import { useParams } from 'react-router';
import type { GridColumn, GridFilter, GridRow } from '#core/grid/grid-definition.ts';
import { invoiceStates } from '#core/orders/invoice-state.ts';
import { orderLateness } from '#core/orders/order-age.ts';
import { ordersGrid } from '#core/orders/orders-grid.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useAddressView } from '../../lib/use-address-view.ts';
import { invoiceDots, orderDots, orderPaymentDots } from '../../ui/grid/status-dots.ts';
import { DataGrid } from '../../ui/grid/data-grid.tsx';
import { SplitView } from '../../ui/panel.tsx';
import { QuickViews } from '../../ui/quick-views.tsx';
import { Screen } from '../../ui/screen.tsx';
import { BulkMove } from './bulk-move.tsx';
import { fetchOrders, pickLists } from './fetch-orders.ts';
import { PhoneOrder } from './phone-order.tsx';
import { useStateNames } from './use-state-names.ts';

// Most look at the list alone.
const OrderPanel = lazy(async () => ({ default: (await import('./order-panel.tsx')).OrderPanel }));

const customers = ['guest', 'customer', 'business', 'shop'] as const;

/** What is looked at by itself; the first screen of the day links to it. */
const views = ['all', 'overdue', 'unpaid', 'unpaid_rests'] as const;
type View = (typeof views)[number];

const conditionsOf: Readonly<Record<View, GridFilter['conditions']>> = {
  all: [],
  // What is not paid yet waits for its customer: it is late for nobody here.
  overdue: [
    { column: 'isOverdue', op: 'is', value: true },
    { column: 'status', op: 'in', value: ['confirmed', 'picking', 'packed'] },
  ],
  unpaid: [{ column: 'status', op: 'in', value: ['awaiting_payment'] }],
  unpaid_rests: [{ column: 'isRestLate', op: 'is', value: true }],
};

const dots = { status: orderDots, paymentStatus: orderPaymentDots, invoiceState: invoiceDots };

/** How long an open order waits, in colour; its cells say the same in words. */
function lateTone({ isOverdue, placedAt }: GridRow, column: string) {
  if (isOverdue !== true || (column !== 'isOverdue' && column !== 'placedAt')) return null;
  const lateness = orderLateness(new Date(String(placedAt)), new Date());
  return lateness === 'very_late' ? ('error' as const) : ('warning' as const);
}

/** Orders of the shop; the one that is open has its own address (`/orders/<number or id>`). */
export function OrdersScreen() {
  const title = usePhrases('screens')('orders');
  const rests = usePhrases('unpaidRests');
  const { view, setView, goTo } = useAddressView(views, 'all');
  const { '*': reference = '' } = useParams();
  const { titles, choiceLabel } = useColumnWords();
  return (
    <Screen title={title} tools={<PhoneOrder onPlaced={(id) => goTo(`/orders/${String(id)}`)} />}>
      <QuickViews
        label={rests('views')}
        views={views.map((id) => ({ id, label: rests(`view_${id}`) }))}
        chosen={view}
        onChoose={setView}
      />
      <SplitView
        panelWidth="wide"
        panel={
          reference !== '' && (
            <Suspense>
              <OrderPanel key={reference} reference={reference} onClose={() => goTo('/orders')} />
            </Suspense>
          )
        }
      >
        <DataGrid
          grid={ordersGrid}
          label={title}
          titles={titles}
          choiceLabel={choiceLabel}
          pinned={['number']}
          first={['number', 'placedAt', 'customer', 'status', 'total', 'isOverdue']}
          dots={dots}
          pickLists={pickLists}
          hidden={['customerKind', 'payout', 'isRestLate', 'handedOverAt', 'deliveredAt']}
          widths={{ number: 130, customer: 130, isOverdue: 110 }}
          topic="orders"
          emptyText={rests('emptyList')}
          fixed={conditionsOf[view]}
          toolbar={(rows) => <BulkMove rows={rows} />}
          tone={lateTone}
          fetchPage={fetchOrders}
          onOpen={({ id }) => goTo(`/orders/${String(id)}`)}
        />
      </SplitView>
    </Screen>
  );
}

/** What the columns are called, and the values of those that are a choice. */
function useColumnWords() {
  const t = usePhrases('sales');
  const names = useStateNames();
  const rests = usePhrases('unpaidRests');
  const desk = usePhrases('orderDesk');
  const choiceLabel = useCallback(
    (column: GridColumn, choice: string) => {
      if (column.id === 'status') return names.status(choice);
      if (column.id === 'paymentStatus') return names.payment(choice);
      const invoice = invoiceStates.find((one) => one === choice);
      if (invoice && column.id === 'invoiceState') return desk(`invoice_${invoice}`);
      const kind = customers.find((one) => one === choice);
      return kind ? t(`customer_${kind}`) : choice;
    },
    [t, desk, names],
  );
  const titles = Object.fromEntries(
    ordersGrid.columns.map(({ id }) => {
      if (id === 'invoiceState') return [id, desk(id)];
      return [id, id === 'toPay' || id === 'isRestLate' ? rests(id) : t(id)];
    }),
  );
  return { titles, choiceLabel };
}
