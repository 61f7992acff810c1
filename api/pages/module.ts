import { defineModule } from '../platform/modules/define-module.ts';
import { createPages } from './page-routes.ts';

export const pages = defineModule({
  middleware: (deps, { routes, storefrontFolder }) => createPages(deps, routes, storefrontFolder),
});
