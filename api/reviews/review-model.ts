import { rowModel } from '../platform/database/row-model.ts';

/** A row of `reviews`. Who may write one is in core/reviews. */
export class ReviewModel extends rowModel('reviews') {}
