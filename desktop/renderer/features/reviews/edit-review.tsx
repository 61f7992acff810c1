import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { TextAreaField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { draftOf } from '../../lib/drafts.ts';
import { failureOf, reportFailure } from '../../lib/failures.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { readAnew, type Review } from './reviews.ts';

const fields = ['reviewText', 'pros', 'cons', 'reply'] as const;
type Texts = Pick<Review, (typeof fields)[number]>;

interface EditReviewProps {
  readonly review: Review;
  readonly onClose: () => void;
}

/** Takes out what must not be read by everybody, and answers under the review in the shop's name; what was typed stays until it is saved. */
export function EditReview({ review, onClose }: EditReviewProps) {
  const t = usePhrases('reviews');
  const cancel = usePhrases('frame')('cancel');
  const form = useId();
  const { reviewText, pros, cons, reply } = review;
  const draft = draftOf<Partial<Texts>>(`review-${String(review.id)}`);
  const { register, handleSubmit, formState, setError, getValues } = useForm<Texts>({
    defaultValues: { reviewText, pros, cons, reply, ...draft.kept },
  });
  const save = useMutation({
    meta: { silent: true },
    mutationFn: (texts: Texts) =>
      client.patch('admin-review-update', {
        params: { pk: review.id },
        body: { ...changed(review, texts), version: review.version },
      }),
    onSuccess: async () => {
      draft.drop();
      await readAnew();
      onClose();
    },
    onError: (error) => {
      const failure = failureOf(error);
      const named = fields.filter((name) => failure.fields[name] !== undefined);
      for (const name of named) setError(name, { message: failure.fields[name] ?? '' });
      if (named.length === 0) reportFailure(error);
    },
  });
  return (
    <Dialog
      title={t('editTitle', { product: review.product.name })}
      lead={t('editLead')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button kind="primary" type="submit" form={form} busy={save.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void handleSubmit((texts) => save.mutate(texts))(event)}>
        {fields.map((name) => (
          <TextAreaField
            key={name}
            label={t(name)}
            help={name === 'reply' ? t('replyHelp') : undefined}
            error={formState.errors[name]?.message}
            {...register(name, { onChange: () => draft.keep(changed(review, getValues())) })}
          />
        ))}
      </form>
    </Dialog>
  );
}

/** Only what differs is sent, so that somebody else's change of another text stays. */
const changed = (review: Review, texts: Texts): Partial<Texts> =>
  Object.fromEntries(
    fields.filter((name) => texts[name] !== review[name]).map((name) => [name, texts[name]]),
  );
