import type { ComponentType } from 'react';
import type { JobFormProps } from '../lib/job-form.ts';
import type { ReviewBlocks, ReviewFormProps } from '../lib/review-summary.ts';
import type { ScreenLoader } from './screen-loader.ts';

/** Articles, questions, jobs, reviews and news. */
export interface ContentScreens extends ReviewBlocks {
  readonly Articles: ComponentType;
  readonly Article: ComponentType;
  readonly Faq: ComponentType;
  readonly Jobs: ComponentType;
  readonly Job: ComponentType<{ readonly JobForm: ComponentType<JobFormProps> }>;
  readonly JobForm: ComponentType<JobFormProps>;
  readonly Reviews: ComponentType<{ readonly ReviewForm: ComponentType<ReviewFormProps> }>;
  readonly ReviewForm: ComponentType<ReviewFormProps>;
  readonly Newsletter: ComponentType;
}

/** The same as they arrive in the browser; forms come when somebody wants to fill them in. */
export function contentScreens({ screen, plainPart }: ScreenLoader): ContentScreens {
  const articles = screen(['articles'], () =>
    import('../features/articles/articles-screen.tsx').then((file) => file.ArticlesScreen),
  );
  const article = screen(['articles'], () =>
    import('../features/articles/article-screen.tsx').then((file) => file.ArticleScreen),
  );
  const faq = screen(['faq'], () =>
    import('../features/faq/faq-screen.tsx').then((file) => file.FaqScreen),
  );
  const jobs = screen(['jobs'], () =>
    import('../features/jobs/jobs-screen.tsx').then((file) => file.JobsScreen),
  );
  const job = screen(['jobs'], () =>
    import('../features/jobs/job-screen.tsx').then((file) => file.JobScreen),
  );
  const jobForm = plainPart(['jobForm', 'captcha', 'validation'], () =>
    import('../features/jobs/job-form.tsx').then((file) => file.JobForm),
  );
  const reviews = screen(['reviews'], () =>
    import('../features/reviews/reviews-screen.tsx').then((file) => file.ReviewsScreen),
  );
  const reviewForm = plainPart(['reviews', 'validation'], () =>
    import('../features/reviews/review-form.tsx').then((file) => file.ReviewForm),
  );
  const reviewSummary = plainPart(['reviews'], () =>
    import('../features/reviews/review-summary.tsx').then((file) => file.ReviewSummary),
  );
  const newsletter = screen(['newsletter'], () =>
    import('../features/newsletter/newsletter-screen.tsx').then((file) => file.NewsletterScreen),
  );
  return {
    Articles: articles.Screen,
    Article: article.Screen,
    Faq: faq.Screen,
    Jobs: jobs.Screen,
    Job: job.Screen,
    JobForm: jobForm.Screen,
    Reviews: reviews.Screen,
    ReviewForm: reviewForm.Screen,
    ReviewSummary: reviewSummary.Screen,
    Newsletter: newsletter.Screen,
  };
}
