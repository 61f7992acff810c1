import { servicePrices } from '#core/service/operation-resources.ts';
import { usePermission } from '../../lib/use-permission.ts';
import type { SelectedRows } from '../../ui/grid/grid-types.ts';
import { ResourceList } from '../../ui/resource/resource-list.tsx';
import { CopyPrices } from './copy-prices.tsx';

/** Prices of the service; those of one model are copied to another. */
export function ServicePricesScreen() {
  const mayEdit = usePermission('service.edit');
  return <ResourceList resource={servicePrices} {...(mayEdit && { actions: copyPrices })} />;
}

const copyPrices = (rows: SelectedRows) => <CopyPrices rows={rows} />;
