import { describe, expect, it } from 'vitest';
import { checkReview } from './check-review.ts';

const fields = { rating: '5', pros: '', cons: '', reviewText: '', isAnonymous: '' };

describe('checkReview', () => {
  it('takes stars without a word', () => expect(checkReview(fields)).toEqual({}));

  it('asks for stars', () => {
    expect(checkReview({ ...fields, rating: '' })).toEqual({ rating: 'rating_required' });
    expect(checkReview({ ...fields, rating: '6' })).toEqual({ rating: 'rating_required' });
  });

  it('refuses a text that is too long', () => {
    expect(checkReview({ ...fields, reviewText: 'x'.repeat(4001) })).toEqual({
      reviewText: 'too_long',
    });
  });
});
