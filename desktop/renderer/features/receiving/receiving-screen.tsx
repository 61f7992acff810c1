import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Screen } from '../../ui/screen.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { DeliveryPart } from './delivery-part.tsx';
import { PurchaseOrders } from './purchase-orders.tsx';
import { PutAwayPart } from './put-away-part.tsx';
import '../../ui/plain-table.css';
import '../../ui/scan-screen.css';
import '../../ui/received-goods.css';

const parts = ['deliveries', 'put_away', 'orders'] as const;

/**
 * What comes into the house: a delivery is counted by scanning, then put into bins by scanning. Who leads the warehouse
 * also keeps the orders at suppliers here.
 */
export function ReceivingScreen() {
  const title = usePhrases('screens')('receiving');
  const t = usePhrases('receiving');
  const mayManage = usePermission('warehouse.manage');
  const [part, setPart] = useState<(typeof parts)[number]>('deliveries');
  const shown = parts.filter((one) => one !== 'orders' || mayManage);
  return (
    <Screen title={title}>
      <div className="receiving">
        <Tabs
          name="receiving"
          label={t('parts')}
          tabs={shown.map((id) => ({ id, label: t(`part_${id}`) }))}
          chosen={part}
          onChoose={setPart}
        />
        <div id="receiving-panel" role="tabpanel" aria-labelledby={`receiving-tab-${part}`}>
          {part === 'deliveries' && <DeliveryPart />}
          {part === 'put_away' && <PutAwayPart />}
          {part === 'orders' && <PurchaseOrders />}
        </div>
      </div>
    </Screen>
  );
}
