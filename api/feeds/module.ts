import { defineModule } from '../platform/modules/define-module.ts';
import { answerFeeds } from './answer-feeds.ts';
import { feedJobs } from './feed-jobs.ts';
import { feedRoutes } from './feed-routes.ts';

export const feedsModule = defineModule({
  routes: feedRoutes,
  jobs: feedJobs,
  middleware: answerFeeds,
});
