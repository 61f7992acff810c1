import { useEffect, useRef } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import type { Review } from './reviews.ts';

interface ReviewCardProps {
  readonly review: Review;
  /** The one that the keys mean. */
  readonly isInHand: boolean;
  readonly isBusy: boolean;
  readonly onChoose: () => void;
  readonly onApprove: () => void;
  readonly onAsk: (what: 'refuse' | 'edit') => void;
}

/** One review: what it is of, what it says, and what can be done with it. */
export function ReviewCard({
  review,
  isInHand,
  isBusy,
  onChoose,
  onApprove,
  onAsk,
}: ReviewCardProps) {
  const t = usePhrases('reviews');
  const moment = useMoment();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isInHand) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isInHand]);
  const { product, rating, status, reason, fullName, isAnonymous, changedAt, reply } = review;
  const texts = (['reviewText', 'pros', 'cons'] as const).filter((name) => review[name] !== '');
  return (
    <li ref={item} aria-current={isInHand} onFocus={onChoose} onClick={onChoose}>
      <p className="letter-head">
        <strong>{product.name}</strong>
        <span className="review-stars" role="img" aria-label={t('stars', { rating })}>
          {'★'.repeat(rating)}
          {'☆'.repeat(5 - rating)}
        </span>
        <span>{isAnonymous ? t('anonymous', { name: fullName }) : fullName}</span>
        <span>{moment(changedAt)}</span>
      </p>
      {status === 'disapproved' && (
        <p className="letter-reason">{reason === null ? t('noReason') : t(`reason_${reason}`)}</p>
      )}
      <dl>
        {texts.map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{review[name]}</dd>
          </div>
        ))}
        {reply !== '' && (
          <div>
            <dt>{t('reply')}</dt>
            <dd>{reply}</dd>
          </div>
        )}
      </dl>
      {texts.length === 0 && <p>{t('starsAlone')}</p>}
      <p className="letter-acts">
        {status !== 'approved' && (
          <Button kind="primary" busy={isBusy && isInHand} onClick={onApprove}>
            {t('approve')}
          </Button>
        )}
        {status !== 'disapproved' && <Button onClick={() => onAsk('refuse')}>{t('refuse')}</Button>}
        <Button onClick={() => onAsk('edit')}>{t('edit')}</Button>
      </p>
    </li>
  );
}
