import { createCdn } from '../outside/fastly/create-cdn.ts';
import { defineModule } from '../platform/modules/define-module.ts';
import { cachePurgeRoutes } from './cache-purge-routes.ts';
import { PurgeForwarder } from './forward-purges.ts';

export const cachePurge = defineModule({
  routes: cachePurgeRoutes,
  purgeFollower: (environment, log) => new PurgeForwarder(createCdn(environment), log),
});
