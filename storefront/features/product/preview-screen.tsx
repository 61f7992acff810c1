import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { statusOf } from '#ui/api-error.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ProductSlots } from './product-slots.ts';
import { ProductView } from './product-view.tsx';

const nothing = () => null;

/** The page of a variant as it would be, by a link of the staff. It is read and not used. */
export function PreviewScreen(slots: ProductSlots) {
  const t = useText('product');
  const { client } = useShop();
  const { code = '' } = useParams();
  const query = useQuery({
    queryKey: ['catalog', 'preview', code],
    queryFn: ({ signal }) => client.get('catalog-preview', { params: { code } }, { signal }),
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  const isOver = statusOf(query.error) === 404;
  return (
    <>
      {isOver && <Notice type="warning" title={t('previewOver')} />}
      {query.isError && !isOver && (
        <LoadFailed message={t('loadFailed')} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Skeleton bars={8} />}
      {query.data !== undefined && (
        <>
          <Notice type="info" title={t('previewTitle')} announced={false}>
            <p>{t('previewText')}</p>
          </Notice>
          <div inert>
            <ProductView
              product={query.data}
              isStale={false}
              slots={{ ...slots, ReviewSummary: nothing, LastVisitedRow: nothing }}
            />
          </div>
        </>
      )}
      {/* Last, as the product's own page says where it is to be found. */}
      <PageHead title={t('previewTitle')} description={t('previewText')} robots="noindex" />
    </>
  );
}
