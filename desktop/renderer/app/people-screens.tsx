import { afterFloor } from './after-floor.ts';
import type { Screen } from './screen.ts';

/** Screens of who wants to work here, and of who wants to hear of the shop. */
export const peopleScreens: readonly Screen[] = [
  {
    path: '/subscribers',
    title: 'subscribers',
    permission: 'enquiries.answer',
    group: 'groupContent',
    load: async () =>
      (await afterFloor(import('../features/subscribers/subscribers-screen.tsx')))
        .SubscribersScreen,
  },
  {
    path: '/jobs',
    title: 'jobs',
    permission: 'careers.edit',
    group: 'groupContent',
    load: async () => (await afterFloor(import('../features/jobs/jobs-screen.tsx'))).JobsScreen,
  },
  {
    path: '/job-applications',
    title: 'applications',
    permission: 'careers.read',
    group: 'groupContent',
    load: async () =>
      (await afterFloor(import('../features/applications/applications-screen.tsx')))
        .ApplicationsScreen,
  },
];
