import type { ComponentType } from 'react';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';

/** What the page of a product gives the block with its reviews. */
export interface ReviewSummaryProps {
  readonly seoName: string;
  readonly masterProductId: number;
}

/** Features do not import each other, so the app hands the block to the product's page. */
export interface ReviewBlocks {
  readonly ReviewSummary: ComponentType<ReviewSummaryProps>;
}

/** What the form of a review is told; `review` is the customer's earlier one. */
export interface ReviewFormProps {
  readonly seoName: string;
  /** As the review will be signed. */
  readonly fullName: string;
  readonly review: Reply<Endpoints['product-review-user-data']>['review'];
}
