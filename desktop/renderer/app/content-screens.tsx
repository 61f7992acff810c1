import { afterFloor } from './after-floor.ts';
import { peopleScreens } from './people-screens.tsx';
import type { Screen } from './screen.ts';

/** Screens of what people read in the shop and write to it. */
export const contentScreens: readonly Screen[] = [
  {
    path: '/enquiries',
    title: 'enquiries',
    permission: 'enquiries.answer',
    group: 'groupContent',
    load: async () =>
      (await afterFloor(import('../features/enquiries/enquiries-screen.tsx'))).EnquiriesScreen,
  },
  {
    path: '/reviews',
    title: 'reviews',
    permission: 'reviews.moderate',
    group: 'groupContent',
    load: async () =>
      (await afterFloor(import('../features/reviews/reviews-screen.tsx'))).ReviewsScreen,
  },
  {
    path: '/articles',
    title: 'articles',
    permission: 'content.edit',
    group: 'groupContent',
    load: async () =>
      (await afterFloor(import('../features/articles/articles-screen.tsx'))).ArticlesScreen,
  },
  {
    path: '/landing-pages',
    title: 'landingPages',
    permission: 'content.edit',
    group: 'groupContent',
    load: async () =>
      (await afterFloor(import('../features/landing-pages/landing-pages-screen.tsx')))
        .LandingPagesScreen,
  },
  {
    path: '/mail-texts',
    title: { ofResource: 'mail_texts' },
    permission: 'content.edit',
    group: 'groupContent',
    load: async () =>
      (await afterFloor(import('../features/mail-texts/mail-texts-screen.tsx'))).MailTextsScreen,
  },
  {
    path: '/questions',
    title: 'questions',
    permission: 'content.edit',
    group: 'groupContent',
    load: async () =>
      (await afterFloor(import('../features/questions/questions-screen.tsx'))).QuestionsScreen,
  },
  ...peopleScreens,
];
