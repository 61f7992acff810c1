import { describeReviews } from './review-cases.ts';

describeReviews('ro');
