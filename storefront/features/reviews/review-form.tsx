import { useText } from '../../i18n/text.ts';
import type { ReviewFormProps } from '../../lib/review-summary.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormTrouble } from '../../ui/form-trouble.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { RatingField } from './rating-field.tsx';
import { useReview } from './use-review.ts';

const texts = [
  { name: 'pros', label: 'pros', rows: 3 },
  { name: 'cons', label: 'cons', rows: 3 },
  { name: 'reviewText', label: 'text', rows: 5 },
] as const;

/** Writes a review, or changes the one that the customer wrote before. */
export function ReviewForm({ seoName, fullName, review }: ReviewFormProps) {
  const t = useText('reviews');
  const { form, submit, field, errors, trouble, isSending, isSent } = useReview(seoName);
  if (isSent) {
    return (
      <Notice type="success" title={t('sentTitle')}>
        <p>{t('sentText')}</p>
      </Notice>
    );
  }
  return (
    <form ref={form} className="review-form" noValidate method="post" onSubmit={submit}>
      {review !== null && <p className="soft">{t('editing')}</p>}
      <RatingField chosen={review?.rating ?? null} error={errors.rating} />
      {texts.map(({ name, label, rows }) => (
        <TextAreaField
          key={name}
          rows={rows}
          label={t(label)}
          optional={t('optional')}
          defaultValue={review?.[name] ?? ''}
          {...field(name)}
        />
      ))}
      <Checkbox
        label={t('stayAnonymous', { name: fullName })}
        value="true"
        defaultChecked={review?.isAnonymous ?? false}
        {...field('isAnonymous')}
      />
      <FormTrouble
        title={t('failedTitle')}
        trouble={trouble}
        advice={{ offline: t('offlineText'), limited: t('limitedText'), failed: t('failedText') }}
      />
      <div>
        <Button type="submit" busy={isSending}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
