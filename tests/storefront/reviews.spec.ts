import { describeReadingReviews, describeReviews } from './review-cases.ts';

describeReadingReviews('cz');
describeReviews('cz');
