import { defineModule } from '../platform/modules/define-module.ts';
import { articleRoutes } from './article-routes.ts';
import { articleKeys } from './article-rows.ts';

export const articles = defineModule({
  routes: articleRoutes,
  followUps: {
    articles: async (_, { values }) => ({
      keys: (await values('slug')).flatMap((slug) => Object.values(articleKeys(String(slug)))),
    }),
  },
});
