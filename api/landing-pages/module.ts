import { defineModule } from '../platform/modules/define-module.ts';
import { pageRoutes } from './page-routes.ts';
import { keysOf } from './page-rows.ts';
import { pageStaffRoutes } from './page-staff-routes.ts';

/** The front page and pages of campaigns, composed by staff of blocks. */
export const landingPages = defineModule({
  routes: (deps) => [...pageRoutes(deps), ...pageStaffRoutes(deps)],
  followUps: {
    landing_pages: async (_, { values }) => ({
      keys: (await values('slug')).flatMap((slug) => keysOf(String(slug))),
    }),
  },
});
