import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import type { ValidationPhrase } from '#core/phrases/cs/validation.ts';
import { useText } from '../../i18n/text.ts';
import { asApiError } from '../../lib/api-error.ts';
import type { ReviewFormProps } from '../../lib/review-summary.ts';
import { useClient } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import { checkReview, type ReviewFields } from './check-review.ts';
import { RatingField } from './rating-field.tsx';

/** First sentence of a refusal that hangs on no field. */
function refusalOf(error: unknown): string | null {
  const body = asApiError(error)?.body as { non_field_errors?: string[] } | null | undefined; // the wire's errors
  return body?.non_field_errors?.[0] ?? null;
}

/** Writes a review, or changes the one that the customer wrote before. */
export function ReviewForm({ seoName, fullName, review }: ReviewFormProps) {
  const t = useText('reviews');
  const { register, control, handleSubmit, setValue, formState } = useReviewFields(review);
  const rating = useWatch({ control, name: 'rating' });
  const mutation = useSentReview(seoName);
  const { errors } = formState;
  if (mutation.isSuccess) {
    return (
      <Notice type="success" title={t('sentTitle')}>
        <p>{t('sentText')}</p>
      </Notice>
    );
  }
  const submit = handleSubmit((fields) => mutation.mutate(fields));
  return (
    <form className="review-form" noValidate onSubmit={(event) => void submit(event)}>
      {review !== null && <p className="soft">{t('editing')}</p>}
      <RatingField
        value={rating}
        error={errors.rating?.message}
        onChange={(chosen) => setValue('rating', chosen, { shouldValidate: true })}
      />
      <Texts register={register} errors={errors} />
      <Checkbox label={t('stayAnonymous', { name: fullName })} {...register('isAnonymous')} />
      {mutation.isError && (
        <Notice type="error" title={t('failedTitle')}>
          <p>{refusalOf(mutation.error) ?? t('failedText')}</p>
        </Notice>
      )}
      <div>
        <Button type="submit" busy={mutation.isPending}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

interface TextsProps {
  readonly register: UseFormRegister<ReviewFields>;
  readonly errors: FieldErrors<ReviewFields>;
}

function Texts({ register, errors }: TextsProps) {
  const t = useText('reviews');
  return (
    <>
      <TextAreaField
        label={t('pros')}
        optional={t('optional')}
        error={errors.pros?.message}
        {...register('pros')}
      />
      <TextAreaField
        label={t('cons')}
        optional={t('optional')}
        error={errors.cons?.message}
        {...register('cons')}
      />
      <TextAreaField
        label={t('text')}
        optional={t('optional')}
        rows={5}
        error={errors.reviewText?.message}
        {...register('reviewText')}
      />
    </>
  );
}

/** The fields, checked by the contract's rules. */
function useReviewFields(review: ReviewFormProps['review']) {
  const say = useText('validation');
  const messageOf = (phrase: ValidationPhrase) => ({ type: 'contract', message: say(phrase) });
  return useForm<ReviewFields>({
    mode: 'onTouched',
    defaultValues: {
      rating: review === null ? '' : String(review.rating),
      pros: review?.pros ?? '',
      cons: review?.cons ?? '',
      reviewText: review?.reviewText ?? '',
      isAnonymous: review?.isAnonymous ?? false,
    },
    resolver: (values) => {
      const refusals = Object.entries(checkReview(values));
      if (refusals.length === 0) return { values, errors: {} };
      const errors = refusals.map(([name, phrase]) => [name, messageOf(phrase)] as const);
      return { values: {}, errors: Object.fromEntries(errors) };
    },
  });
}

function useSentReview(seoName: string) {
  const client = useClient();
  return useMutation({
    mutationFn: (fields: ReviewFields) =>
      client.post('product-review-add', {
        body: { ...fields, rating: Number(fields.rating), masterProductSeoName: seoName },
      }),
    gcTime: 0,
  });
}
