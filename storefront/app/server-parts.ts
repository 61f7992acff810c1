import { Questionnaire } from '../features/buyback/questionnaire.tsx';
import { SwapSale } from '../features/buyback/swap-sale.tsx';
import { JobForm } from '../features/jobs/job-form.tsx';
import { LastVisitedRow } from '../features/last-visited/last-visited-row.tsx';
import { EmailForm } from '../features/offer/email-form.tsx';
import { ReservationForm } from '../features/reservation/reservation-form.tsx';
import { ReviewForm } from '../features/reviews/review-form.tsx';
import { ReviewSummary } from '../features/reviews/review-summary.tsx';
import { prepareReviewSummary } from '../features/reviews/reviews-query.ts';
import { SellForm } from '../features/sell/sell-form.tsx';
import type { PageParts } from '../lib/page-parts.ts';
import type { PageRequest } from '../lib/page-route.ts';
import { NotFound } from './not-found.tsx';

/** The server renders at once, so it has every part at hand. */
export const serverParts: PageParts = {
  Questionnaire,
  JobForm,
  LastVisitedRow,
  ReservationForm,
  ReviewForm,
  ReviewSummary,
  SwapSale,
  NotFound,
  forms: { SellForm, EmailForm, prefetchForms: () => undefined },
};

/** What a part shows is read beside what its page shows; a page does without it. */
type LoadPart = (request: PageRequest, code: string) => Promise<void>;

export const partLoads: Readonly<Partial<Record<keyof PageParts, LoadPart>>> = {
  ReviewSummary: prepareReviewSummary,
};
