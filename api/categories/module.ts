import { defineModule } from '../platform/modules/define-module.ts';
import { categoriesServerGrid } from './categories-server-grid.ts';
import { categoryFollowUps } from './category-follow-ups.ts';
import { categoryRoutes } from './category-routes.ts';

export const categories = defineModule({
  routes: categoryRoutes,
  lists: [
    { grid: categoriesServerGrid, list: 'grid-categories', select: 'grid-categories-select' },
  ],
  followUps: categoryFollowUps,
});
