import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { GridColumn } from '#core/grid/grid-definition.ts';
import { ordersGrid } from '#core/orders/orders-grid.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { DataGrid } from '../../ui/grid/data-grid.tsx';
import { SplitView } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { fetchOrders } from './fetch-orders.ts';
import { OrderPanel } from './order-panel.tsx';
import { useStateNames } from './use-state-names.ts';

const customers = ['guest', 'customer', 'business', 'shop'] as const;

/** Orders of the shop; the one that is open has its own address (`/orders/<number or id>`). */
export function OrdersScreen() {
  const t = usePhrases('sales');
  const title = usePhrases('screens')('orders');
  const names = useStateNames();
  const navigate = useNavigate();
  const { '*': reference = '' } = useParams();
  const choiceLabel = useCallback(
    (column: GridColumn, choice: string) => {
      if (column.id === 'status') return names.status(choice);
      if (column.id === 'paymentStatus') return names.payment(choice);
      const kind = customers.find((one) => one === choice);
      return kind ? t(`customer_${kind}`) : choice;
    },
    [t, names],
  );
  const titles = Object.fromEntries(ordersGrid.columns.map(({ id }) => [id, t(id)]));
  return (
    <Screen title={title}>
      <SplitView
        panelWidth="wide"
        panel={
          reference !== '' && (
            <OrderPanel
              key={reference}
              reference={reference}
              onClose={() => void navigate('/orders')}
            />
          )
        }
      >
        <DataGrid
          grid={ordersGrid}
          label={title}
          titles={titles}
          choiceLabel={choiceLabel}
          hidden={['customerKind', 'payout', 'handedOverAt', 'deliveredAt']}
          widths={{ number: 130, customer: 130, isOverdue: 110 }}
          topic="orders"
          fetchPage={fetchOrders}
          onOpen={({ id }) => void navigate(`/orders/${String(id)}`)}
        />
      </SplitView>
    </Screen>
  );
}
