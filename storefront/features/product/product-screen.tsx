import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { statusOf } from '#ui/api-error.ts';
import { useShop } from '../../lib/shop.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ProductView } from './product-view.tsx';
import { productQuery } from './product-query.ts';
import type { ProductSlots } from './product-slots.ts';

/** A variant with everything needed to decide. */
export function ProductScreen(slots: ProductSlots) {
  const t = useText('product');
  const { client, gonePath } = useShop();
  const { code: seoName = '' } = useParams();
  const query = useQuery({
    ...productQuery(client, seoName),
    enabled: gonePath === null,
  });
  if (gonePath !== null || [404, 410].includes(statusOf(query.error) ?? 0)) {
    return <slots.NotFound />;
  }
  if (query.data !== undefined) {
    return <ProductView product={query.data} isStale={query.isPlaceholderData} slots={slots} />;
  }
  if (query.isError) {
    return <LoadFailed message={t('loadFailed')} onRetry={() => void query.refetch()} />;
  }
  return <Skeleton bars={8} />;
}
