import { describe, expect, it } from 'vitest';
import { accept, refuse } from '../shared/result.ts';
import { checkReviewer, reviewSignature, type Purchase, type Reviewer } from './check-reviewer.ts';

const delivered: Purchase = { isDelivered: true, isCancelled: false };
const onTheWay: Purchase = { isDelivered: false, isCancelled: false };
const cancelled: Purchase = { isDelivered: false, isCancelled: true };
const reviewer = (change: Partial<Reviewer>): Reviewer => ({
  firstName: 'Jana',
  lastName: 'Nová',
  purchases: [delivered],
  reviewId: null,
  ...change,
});

describe('checkReviewer', () => {
  it('lets a customer review what was delivered', () => {
    expect(checkReviewer(reviewer({}))).toEqual(accept({ kind: 'new_review' }));
    const again = [cancelled, onTheWay, delivered];
    expect(checkReviewer(reviewer({ purchases: again }))).toEqual(accept({ kind: 'new_review' }));
  });

  it.each([
    ['nothing was bought', [], 'not_bought'],
    ['the order was cancelled', [cancelled], 'not_bought'],
    ['the order was cancelled after delivery', [{ ...cancelled, isDelivered: true }], 'not_bought'],
    ['the parcel is on its way', [cancelled, onTheWay], 'not_delivered_yet'],
  ] as const)('refuses when %s', (_, purchases, reason) =>
    expect(checkReviewer(reviewer({ purchases }))).toEqual(refuse(reason)),
  );

  it('makes a second review an edit of the first', () => {
    expect(checkReviewer(reviewer({ reviewId: 'r1' }))).toEqual(
      accept({ kind: 'edit_review', reviewId: 'r1' }),
    );
  });

  it.each([{ firstName: '' }, { lastName: '  ' }, { firstName: '', lastName: '', reviewId: 'r1' }])(
    'refuses a profile without a full name: %j',
    (change) => expect(checkReviewer(reviewer(change))).toEqual(refuse('name_missing')),
  );
});

describe('reviewSignature', () => {
  it('is the full name unless the review is anonymous', () => {
    expect(reviewSignature(reviewer({ firstName: ' Jana ' }), false)).toBe('Jana Nová');
    expect(reviewSignature(reviewer({}), true)).toBeNull();
  });
});
