import { defineModule } from '../platform/modules/define-module.ts';
import { priceDraftServerGrid, priceDraftChoicesServerGrid } from './drafts/draft-grids.ts';
import { priceDraftRoutes } from './drafts/draft-routes.ts';
import { priceListRoutes } from './price-list-routes.ts';

export const priceLists = defineModule({
  routes: (deps) => [...priceListRoutes(deps), ...priceDraftRoutes(deps)],
  lists: [
    {
      grid: priceDraftServerGrid,
      list: 'grid-price-draft',
      select: 'grid-price-draft-select',
      edit: 'grid-price-draft-edit',
    },
    {
      grid: priceDraftChoicesServerGrid,
      list: 'grid-price-draft-choices',
      select: 'grid-price-draft-choices-select',
      edit: 'grid-price-draft-choices-edit',
    },
  ],
});
