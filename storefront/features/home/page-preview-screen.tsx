import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { statusOf } from '#ui/api-error.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ComposedBlocks } from './composed-blocks.tsx';
import type { HomeScreenProps } from './home-screen.tsx';
import './home.css';

/** A composed page as it would be, by a link of the staff. Its links work, for they are a part of what is checked. */
export function PagePreviewScreen({ LastVisitedRow }: HomeScreenProps) {
  const t = useText('home');
  const { client } = useShop();
  const code = useParams()['code'] ?? '';
  const query = useQuery({
    queryKey: ['page-preview', code],
    queryFn: ({ signal }) => client.get('landing-page-preview', { params: { code } }, { signal }),
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  const isOver = statusOf(query.error) === 404;
  return (
    <>
      <PageHead title={t('previewTitle')} description={t('previewText')} robots="noindex" />
      {isOver && <Notice type="warning" title={t('previewOver')} />}
      {query.isError && !isOver && <LoadFailed onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton bars={8} />}
      {query.data !== undefined && (
        <>
          <Notice type="info" title={t('previewTitle')} announced={false}>
            <p>{t('previewText')}</p>
          </Notice>
          <div className="home">
            <ComposedBlocks page={query.data} LastVisitedRow={LastVisitedRow} />
          </div>
        </>
      )}
    </>
  );
}
