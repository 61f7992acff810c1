import { useState } from 'react';
import { reviewReasons } from '#core/contract/reviews.ts';
import { SelectField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Review, ReviewReason } from './reviews.ts';

interface RefuseReviewProps {
  readonly review: Review;
  readonly isBusy: boolean;
  readonly onRefuse: (reason: ReviewReason) => void;
  readonly onClose: () => void;
}

/** Keeping a review back says why, so that the next moderator decides the same way. */
export function RefuseReview({ review, isBusy, onRefuse, onClose }: RefuseReviewProps) {
  const t = usePhrases('reviews');
  const cancel = usePhrases('frame')('cancel');
  const [reason, setReason] = useState<ReviewReason>(review.reason ?? 'personal_data');
  return (
    <Dialog
      title={t('refuseTitle', { product: review.product.name })}
      lead={t('refuseLead')}
      width="narrow"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button kind="primary" busy={isBusy} onClick={() => onRefuse(reason)}>
            {t('refuse')}
          </Button>
        </>
      }
    >
      <SelectField
        label={t('reason')}
        value={reason}
        autoFocus
        onChange={({ target }) => {
          const chosen = reviewReasons.find((one) => one === target.value);
          if (chosen) setReason(chosen);
        }}
      >
        {reviewReasons.map((one) => (
          <option key={one} value={one}>
            {t(`reason_${one}`)}
          </option>
        ))}
      </SelectField>
    </Dialog>
  );
}
