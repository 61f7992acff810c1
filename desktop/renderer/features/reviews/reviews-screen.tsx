import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reviewStatuses } from '#core/contract/reviews.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { PagedPart } from '../../ui/paged-part.tsx';
import { QuickViews } from '../../ui/quick-views.tsx';
import { Screen } from '../../ui/screen.tsx';
import { EditReview } from './edit-review.tsx';
import { RefuseReview } from './refuse-review.tsx';
import { ReviewCard } from './review-card.tsx';
import {
  decide,
  pageSize,
  readAnew,
  reviewsQuery,
  type Decision,
  type Review,
  type ReviewStatus,
} from './reviews.ts';
import '../../ui/letters.css';

/** What a moderator wants: to read what customers wrote and to let it out or keep it back, one key each. */
export function ReviewsScreen() {
  const title = usePhrases('screens')('reviews');
  const t = usePhrases('reviews');
  const [status, setStatus] = useState<ReviewStatus>('waiting');
  const [offset, setOffset] = useState(0);
  const found = useQuery({ ...reviewsQuery(status, offset), placeholderData: keepPreviousData });
  const choose = (next: ReviewStatus) => {
    setStatus(next);
    setOffset(0);
  };
  return (
    <Screen title={title}>
      <div className="letters">
        <QuickViews
          label={t('which')}
          views={reviewStatuses.map((id) => ({ id, label: t(`status_${id}`) }))}
          chosen={status}
          onChoose={choose}
        />
        <PagedPart
          found={found}
          offset={offset}
          size={pageSize}
          onTurn={setOffset}
          none={t(`none_${status}`)}
          noneText={t(`noneText_${status}`)}
        >
          {(rows) => <Queue reviews={rows} />}
        </PagedPart>
      </div>
    </Screen>
  );
}

type Asked = 'refuse' | 'edit';

/** The reviews of a page. One of them is in hand: the keys mean that one. */
function Queue({ reviews }: { readonly reviews: readonly Review[] }) {
  const t = usePhrases('reviews');
  const [chosen, setChosen] = useState<number | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const inHand = reviews.find(({ id }) => id === chosen) ?? reviews[0];
  const decision = useDecision(() => setAsked(null));
  const approve = () => {
    if (inHand && inHand.status !== 'approved' && !decision.isPending) {
      decision.mutate({ review: inHand, isApproved: true, reason: null });
    }
  };
  const step = (by: number) => {
    const at = reviews.findIndex(({ id }) => id === inHand?.id);
    const next = reviews[at + by];
    if (next) setChosen(next.id);
  };
  useShortcut({ keys: 'A', label: t('approve'), run: approve });
  useShortcut({ keys: 'D', label: t('refuse'), run: () => setAsked('refuse') });
  useShortcut({ keys: 'E', label: t('edit'), run: () => setAsked('edit') });
  useShortcut({ keys: 'J', label: t('next'), run: () => step(1) });
  useShortcut({ keys: 'K', label: t('previous'), run: () => step(-1) });
  return (
    <>
      <p className="letters-keys">{t('keys')}</p>
      <ul className="letters-list">
        {reviews.map((review) => (
          <ReviewCard
            key={review.id}
            review={review}
            isInHand={review.id === inHand?.id}
            isBusy={decision.isPending}
            onChoose={() => setChosen(review.id)}
            onApprove={() => decision.mutate({ review, isApproved: true, reason: null })}
            onAsk={(what) => {
              setChosen(review.id);
              setAsked(what);
            }}
          />
        ))}
      </ul>
      {inHand && asked === 'refuse' && (
        <RefuseReview
          review={inHand}
          isBusy={decision.isPending}
          onRefuse={(reason) => decision.mutate({ review: inHand, isApproved: false, reason })}
          onClose={() => setAsked(null)}
        />
      )}
      {inHand && asked === 'edit' && (
        <EditReview key={inHand.id} review={inHand} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

/** Sends a decision and offers to take it back. */
function useDecision(onDecided: () => void) {
  const t = usePhrases('reviews');
  return useMutation({
    mutationFn: ({ review, ...made }: Decision & { readonly review: Review }) =>
      decide(review, made),
    onSuccess: (after, { review, isApproved }) => {
      onDecided();
      if (isApproved === null) return;
      notify(
        'success',
        t(isApproved ? 'approvedNow' : 'keptBack', { product: review.product.name }),
        {
          label: t('undo'),
          run: () => decide(after, before(review)).then(readAnew, reportFailure),
        },
      );
    },
    onSettled: readAnew,
  });
}

/** The decision that stood before, for taking a new one back. */
const before = ({ status, reason }: Review): Decision => ({
  isApproved: status === 'waiting' ? null : status === 'approved',
  reason,
});
