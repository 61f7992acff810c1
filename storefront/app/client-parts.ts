import type { PageParts } from '../lib/page-parts.ts';
import { NotFound } from './not-found.tsx';
import type { ScreenLoader } from './screen-loader.ts';

/** The parts of pages as they arrive in the browser, and how to send for some of them early. */
export function createClientParts(loader: ScreenLoader) {
  const { forms, prefetchForms } = saleForms(loader);
  const lazy = lazyParts(loader);
  const parts: PageParts = {
    Questionnaire: lazy.Questionnaire.Screen,
    JobForm: lazy.JobForm.Screen,
    LastVisitedRow: lazy.LastVisitedRow.Screen,
    ReservationForm: lazy.ReservationForm.Screen,
    ReviewForm: lazy.ReviewForm.Screen,
    ReviewSummary: lazy.ReviewSummary.Screen,
    SwapSale: lazy.SwapSale.Screen,
    NotFound,
    forms: { ...forms, prefetchForms },
  };
  const early: Partial<Record<keyof PageParts, { readonly prefetch: () => void }>> = lazy;
  const prefetch = (names: readonly (keyof PageParts)[]) => {
    for (const name of names) early[name]?.prefetch();
  };
  return { parts, prefetch };
}

/** Forms come when somebody wants to fill them in. */
function saleForms({ plainPart }: ScreenLoader) {
  const sellForm = plainPart(['sell', 'validation'], () =>
    import('../features/sell/sell-form.tsx').then((file) => file.SellForm),
  );
  const emailForm = plainPart(['offer', 'validation'], () =>
    import('../features/offer/email-form.tsx').then((file) => file.EmailForm),
  );
  const prefetchForms = () => {
    sellForm.prefetch();
    emailForm.prefetch();
  };
  return { forms: { SellForm: sellForm.Screen, EmailForm: emailForm.Screen }, prefetchForms };
}

const lazyParts = ({ part, plainPart }: ScreenLoader) => ({
  Questionnaire: plainPart(['questionnaire'], () =>
    import('../features/buyback/questionnaire.tsx').then((file) => file.Questionnaire),
  ),
  JobForm: plainPart(['jobForm', 'captcha', 'validation'], () =>
    import('../features/jobs/job-form.tsx').then((file) => file.JobForm),
  ),
  LastVisitedRow: part(['visitorLists', 'productCard'], () =>
    import('../features/last-visited/last-visited-row.tsx').then((file) => file.LastVisitedRow),
  ),
  ReservationForm: part(['reservation', 'validation'], () =>
    import('../features/reservation/reservation-form.tsx').then((file) => file.ReservationForm),
  ),
  SwapSale: plainPart([], () =>
    import('../features/buyback/swap-sale.tsx').then((file) => file.SwapSale),
  ),
  ReviewForm: plainPart(['reviews', 'validation'], () =>
    import('../features/reviews/review-form.tsx').then((file) => file.ReviewForm),
  ),
  ReviewSummary: plainPart(['reviews'], () =>
    import('../features/reviews/review-summary.tsx').then((file) => file.ReviewSummary),
  ),
});
