import { ArticleScreen } from '../features/articles/article-screen.tsx';
import { ArticlesScreen } from '../features/articles/articles-screen.tsx';
import { FaqScreen } from '../features/faq/faq-screen.tsx';
import { JobForm } from '../features/jobs/job-form.tsx';
import { JobScreen } from '../features/jobs/job-screen.tsx';
import { JobsScreen } from '../features/jobs/jobs-screen.tsx';
import { NewsletterScreen } from '../features/newsletter/newsletter-screen.tsx';
import { ReviewForm } from '../features/reviews/review-form.tsx';
import { ReviewSummary } from '../features/reviews/review-summary.tsx';
import { ReviewsScreen } from '../features/reviews/reviews-screen.tsx';
import type { ContentScreens } from './content-screens.ts';

/** Articles, questions, jobs, reviews and news as the server renders them. */
export const contentServerScreens: ContentScreens = {
  Articles: ArticlesScreen,
  Article: ArticleScreen,
  Faq: FaqScreen,
  Jobs: JobsScreen,
  Job: JobScreen,
  JobForm,
  Reviews: ReviewsScreen,
  ReviewForm,
  ReviewSummary,
  Newsletter: NewsletterScreen,
};
