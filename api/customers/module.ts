import { defineModule } from '../platform/modules/define-module.ts';
import { customerRoutes } from './customer-routes.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { termsRoutes } from './terms-routes.ts';
import { wipeNotesOfNobody } from './wipe-notes.ts';

export const customers = defineModule({
  routes: (deps: Dependencies) => [...customerRoutes(deps), ...termsRoutes(deps)],
  jobs: [wipeNotesOfNobody],
});
