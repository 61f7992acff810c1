import { describeReadingReviews } from './review-cases.ts';

describeReadingReviews('ro');
