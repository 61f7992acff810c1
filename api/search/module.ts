import { defineModule } from '../platform/modules/define-module.ts';
import { feedMeili } from './meilisearch/feed-meili.ts';
import { searchRoutes } from './search-routes.ts';

export const search = defineModule({
  routes: searchRoutes,
  jobs: [feedMeili],
});
