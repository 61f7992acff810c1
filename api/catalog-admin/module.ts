import { defineModule } from '../platform/modules/define-module.ts';
import { bulkRoutes } from './bulk/bulk-routes.ts';
import { catalogAdminRoutes } from './catalog-admin-routes.ts';
import { catalogueFollowUps } from './catalogue-follow-ups.ts';
import { catalogueResources } from './catalogue-resources.ts';
import { categoryProductRoutes } from './product-list/category-product-routes.ts';
import { followLevelRules } from './pricing/follow-level-rules.ts';
import { writePlannedPricesJob } from './pricing/write-planned-prices.ts';
import { productsServerGrid, categoryProductsServerGrid } from './product-list/product-grids.ts';

export const catalogAdmin = defineModule({
  routes: (deps) => [
    ...catalogAdminRoutes(deps),
    ...categoryProductRoutes(deps),
    ...bulkRoutes(deps),
  ],
  resources: catalogueResources,
  jobs: [followLevelRules, writePlannedPricesJob],
  lists: [
    {
      grid: productsServerGrid,
      list: 'grid-products',
      select: 'grid-products-select',
      edit: 'grid-products-edit',
    },
    {
      grid: categoryProductsServerGrid,
      list: 'category-products',
      select: 'category-products-select',
    },
  ],
  followUps: catalogueFollowUps,
});
