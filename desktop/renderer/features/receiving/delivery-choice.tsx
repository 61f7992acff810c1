import { useMutation, useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { becomeStation } from '../../lib/become-station.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { playTone } from '../../lib/scanner/sounds.ts';
import { useScanner } from '../../lib/scanner/use-scanner.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { StationField } from '../../ui/station-field.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import { deliveriesQuery, deliveryKey, type Deliveries } from './receiving.ts';
import { WithoutOrder } from './without-order.tsx';

interface ChoiceProps {
  readonly onOpen: (id: number) => void;
}

/** What is being received, what is to come, and what was received; a supplier's note opens its delivery by a scan. */
export function DeliveryChoice({ onOpen }: ChoiceProps) {
  const t = usePhrases('receiving');
  const open = useQuery(deliveriesQuery('open'));
  const closed = useQuery(deliveriesQuery('closed'));
  const mayManage = usePermission('warehouse.manage');
  useScanner((text, also) => {
    if (becomeStation(text)) return;
    const found = open.data?.results.find(({ noteNumber }) => [text, ...also].includes(noteNumber));
    playTone(found ? 'good' : 'wrong');
    if (found) onOpen(found.id);
    else notify('error', t('unknownNote', { code: text }));
  });
  if (open.isError) return <ErrorState error={open.error} onRetry={() => void open.refetch()} />;
  if (!open.data) return <Skeleton lines={8} />;
  const { orders, results } = open.data;
  return (
    <div className="receiving-part">
      <StationField />
      {results.length === 0 ? (
        <EmptyState title={t('noneOpen')}>{t('noneOpenText')}</EmptyState>
      ) : (
        <DeliveryTable title={t('openOnes')} act={t('goOn')} rows={results} onOpen={onOpen} />
      )}
      <WaitingOrders orders={orders} onOpen={onOpen} />
      {mayManage && <WithoutOrder onOpen={onOpen} />}
      {closed.data && closed.data.results.length > 0 && (
        <DeliveryTable
          title={t('closedOnes')}
          act={t('show')}
          rows={closed.data.results}
          onOpen={onOpen}
        />
      )}
    </div>
  );
}

interface WaitingOrdersProps extends ChoiceProps {
  readonly orders: Deliveries['orders'];
}

function WaitingOrders({ orders, onOpen }: WaitingOrdersProps) {
  const t = usePhrases('receiving');
  const begin = useMutation({
    mutationFn: (orderId: number) => client.post('delivery-open', { body: { orderId } }),
    onSuccess: (delivery) => {
      queries.setQueryData(deliveryKey(delivery.id), delivery);
      onOpen(delivery.id);
    },
  });
  if (orders.length === 0) return null;
  return (
    <table className="plain-table">
      <caption>{t('waitingOrders')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('supplier')}</th>
          <th scope="col">{t('expectedPieces')}</th>
          <th scope="col">{t('act')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ id, supplier, pieces }) => (
          <tr key={id}>
            <th scope="row">{`${supplier} · ${t('orderTitle', { id })}`}</th>
            <td>{pieces}</td>
            <td>
              <Button busy={begin.isPending} onClick={() => begin.mutate(id)}>
                {t('begin')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
