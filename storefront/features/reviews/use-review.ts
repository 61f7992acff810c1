import { useState } from 'react';
import { useClient } from '../../lib/shop.tsx';
import { useTypedForm } from '../../lib/typed-form.ts';
import { checkReview, reviewNames, reviewOf } from './check-review.ts';

/** The form of a review; a second one of the same product changes the first. */
export function useReview(seoName: string) {
  const client = useClient();
  const [isSent, setIsSent] = useState(false);
  const form = useTypedForm({
    fields: reviewNames,
    check: (values) => Promise.resolve(checkReview(values)),
    send: (values) =>
      client.post('product-review-add', {
        body: { ...reviewOf(values), masterProductSeoName: seoName },
      }),
    onSent: () => setIsSent(true),
  });
  return { ...form, isSent };
}
