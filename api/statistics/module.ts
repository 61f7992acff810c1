import { defineModule } from '../platform/modules/define-module.ts';
import { countFigures } from './count-figures.ts';
import { statisticRoutes } from './statistic-routes.ts';

/** Above all features whose numbers it counts. */
export const statistics = defineModule({ routes: statisticRoutes, jobs: [countFigures] });
