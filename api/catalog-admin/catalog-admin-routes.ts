import type { Dependencies } from '../platform/dependencies.ts';
import type { BoundRoute } from '../platform/http/bind.ts';
import { accessoryRoutes } from './accessory-routes.ts';
import { choiceRoutes } from './choice-routes.ts';
import { componentRoutes } from './component-routes.ts';
import { familyPictureRoutes } from './family-picture-routes.ts';
import { filterRoutes } from './filter-routes.ts';
import { piecePhotoRoutes } from './piece-photo-routes.ts';
import { leaseRoutes } from './lease-routes.ts';
import { lifeRoutes } from './life/life-routes.ts';
import { levelEffectRoutes } from './pricing/level-effect-routes.ts';
import { levelPriceRoutes } from './level-price-routes.ts';
import { metaMasterRoutes } from './meta-master-routes.ts';
import { moveVariantRoutes } from './move-variant-routes.ts';
import { newProductRoutes } from './new-product/new-product-routes.ts';
import { productAttributeRoutes } from './product-attribute-routes.ts';
import { seoTextRoutes } from './seo-text-routes.ts';
import { stockItemRoutes } from './stock-item-routes.ts';
import { stockRoutes } from './stock-routes.ts';
import { variantRoutes } from './variant-routes.ts';

/** The administration of the catalogue, and the calls that its components make of it. */
export const catalogAdminRoutes = (deps: Dependencies): BoundRoute[] => [
  ...choiceRoutes(deps),
  ...metaMasterRoutes(deps),
  ...moveVariantRoutes(deps),
  ...newProductRoutes(deps),
  ...lifeRoutes(deps),
  ...productAttributeRoutes(deps),
  ...accessoryRoutes(deps),
  ...filterRoutes(deps),
  ...seoTextRoutes(deps),
  ...stockItemRoutes(deps),
  ...stockRoutes(deps),
  ...levelPriceRoutes(deps),
  ...levelEffectRoutes(deps),
  ...componentRoutes(deps),
  ...leaseRoutes(deps),
  ...variantRoutes(deps),
  ...familyPictureRoutes(deps),
  ...piecePhotoRoutes(deps),
];
