import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ComponentType } from 'react';
import { useText } from '../../i18n/text.ts';
import { statusOf } from '#ui/api-error.ts';
import type { ReviewFormProps } from '../../lib/review-summary.ts';
import { useShop } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { reviewerQuery } from './reviews-query.ts';

interface WriteReviewProps {
  readonly seoName: string;
  readonly ReviewForm: ComponentType<ReviewFormProps>;
}

/** The way to one's own review: asks who the visitor is only when they want to write. */
export function WriteReview({ seoName, ReviewForm }: WriteReviewProps) {
  const t = useText('reviews');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="stack measure">
      {isOpen ? (
        <Answer seoName={seoName} ReviewForm={ReviewForm} />
      ) : (
        <p>
          <Button kind="secondary" onClick={() => setOpen(true)}>
            {t('write')}
          </Button>
        </p>
      )}
      <p className="soft small">{t('verified')}</p>
    </div>
  );
}

function Answer({ seoName, ReviewForm }: WriteReviewProps) {
  const t = useText('reviews');
  const { client } = useShop();
  const { data, error, refetch } = useQuery({ ...reviewerQuery(client, seoName), retry: false });
  if (error && statusOf(error) === 401) {
    return (
      <Notice type="info" title={t('signInTitle')}>
        <p>{t('signInText')}</p>
      </Notice>
    );
  }
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton />;
  if (data.refusal !== null) {
    return (
      <Notice type="info" title={t('refusedTitle')}>
        <p>{t(data.refusal)}</p>
      </Notice>
    );
  }
  return (
    <Suspense fallback={<Skeleton />}>
      <ReviewForm seoName={seoName} fullName={data.fullName} review={data.review} />
    </Suspense>
  );
}
