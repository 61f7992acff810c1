import { defineModule } from '../platform/modules/define-module.ts';
import { feedMeili } from './meilisearch/feed-meili.ts';
import { servedSynonyms } from './served-synonyms.ts';
import { searchRoutes } from './search-routes.ts';

export const search = defineModule({
  resources: [servedSynonyms],
  routes: searchRoutes,
  jobs: [feedMeili],
});
