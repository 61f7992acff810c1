import { useQuery } from '@tanstack/react-query';
import { plannedPrices } from '#core/catalog/stock-resources.ts';
import { client } from '../../lib/client.ts';
import { PriceNotes } from '../../ui/catalogue/price-notes.tsx';
import { ResourceList } from '../../ui/resource/resource-list.tsx';
import { ErrorState } from '../../ui/states.tsx';

/** Planned prices, with what the typed one means for its goods before it is saved. */
export function PlannedPricesScreen() {
  return (
    <ResourceList
      resource={plannedPrices}
      preview={({ productId = '', price = '' }) =>
        productId !== '' && <PlanNotes productId={Number(productId)} typed={price} />
      }
    />
  );
}

interface PlanNotesProps {
  readonly productId: number;
  readonly typed: string;
}

function PlanNotes({ productId, typed }: PlanNotesProps) {
  const item = useQuery({
    queryKey: ['admin-product', productId],
    queryFn: ({ signal }) => client.get('admin-product', { params: { productId } }, { signal }),
  });
  if (item.isError) return <ErrorState error={item.error} />;
  return item.data && <PriceNotes item={item.data} typed={typed} />;
}
