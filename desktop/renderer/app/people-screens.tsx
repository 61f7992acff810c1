import { speakOfFloor } from '../i18n/use-phrases.ts';
import type { Screen } from './screen.ts';

/** Screens of who wants to work here, and of who wants to hear of the shop. */
export const peopleScreens: readonly Screen[] = [
  {
    path: '/subscribers',
    title: 'subscribers',
    permission: 'enquiries.answer',
    group: 'groupContent',
    load: async () => {
      const screen = import('../features/subscribers/subscribers-screen.tsx');
      return (await Promise.all([screen, speakOfFloor()]))[0].SubscribersScreen;
    },
  },
  {
    path: '/jobs',
    title: 'jobs',
    permission: 'careers.edit',
    group: 'groupContent',
    load: async () => {
      const screen = import('../features/jobs/jobs-screen.tsx');
      return (await Promise.all([screen, speakOfFloor()]))[0].JobsScreen;
    },
  },
  {
    path: '/job-applications',
    title: 'applications',
    permission: 'careers.read',
    group: 'groupContent',
    load: async () => {
      const screen = import('../features/applications/applications-screen.tsx');
      return (await Promise.all([screen, speakOfFloor()]))[0].ApplicationsScreen;
    },
  },
];
