import { numbers } from '../platform/changes/follow-up.ts';
import { defineModule } from '../platform/modules/define-module.ts';
import { familiesBy, ofVariants, refreshing } from '../read-models/follow-families.ts';
import { reviewRoutes } from './review-routes.ts';
import { reviewsKey } from './review-rows.ts';

export const reviews = defineModule({
  routes: reviewRoutes,
  followUps: {
    reviews: async (trx, { values }) => {
      const products = numbers(await values('master_product_id'));
      return {
        ...refreshing(await familiesBy(trx, ofVariants, products)),
        keys: products.map(reviewsKey),
      };
    },
  },
});
