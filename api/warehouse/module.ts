import { defineModule } from '../platform/modules/define-module.ts';
import { pickingRoutes } from './picking-routes.ts';
import { taskRoutes } from './tasks/task-routes.ts';

export const warehouse = defineModule({
  routes: (deps) => [...pickingRoutes(deps), ...taskRoutes(deps)],
});
