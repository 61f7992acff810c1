import { accessoryEndpoints } from './catalog-admin-accessories.ts';
import { bulkProductEndpoints } from './bulk-products.ts';
import { newProductEndpoints } from './new-product.ts';
import { pricingEndpoints } from './catalog-admin-pricing.ts';
import { piecePhotoEndpoints } from './piece-photos.ts';
import { productLifeEndpoints } from './product-life.ts';
import * as admin from './catalog-admin.ts';
import * as family from './catalog-admin-meta-master.ts';
import { ensureFamilyPictures, familyPictures, variantDetail } from './catalog-admin-variant.ts';
import * as product from './catalog-admin-product.ts';
import * as stockItem from './catalog-admin-stock-item.ts';
import * as components from './components.ts';
import type { Endpoint } from './endpoint.ts';
import * as gallery from './gallery.ts';

/** Calls of the catalogue's administration by URL key. */
export const catalogAdminEndpoints = {
  'gallery-filesets-by-term': gallery.filesetsByTerm,
  'gallery-fileset': gallery.filesetDetail,
  'photo-fileset': gallery.photoFileset,
  'gallery-fileset-add': gallery.addFileset,
  'gallery-fileset-update': gallery.updateFileset,
  'gallery-fileset-uses': gallery.filesetUses,
  'gallery-fileset-delete': gallery.deleteFileset,
  'gallery-file-add': gallery.addFile,
  'gallery-file-update': gallery.updateFile,
  'gallery-file-crop': gallery.cropFile,
  'gallery-file-delete': gallery.deleteFile,
  'meta-master-get': family.getMetaMaster,
  'meta-master-add': family.addMetaMaster,
  'meta-master-update': family.updateMetaMaster,
  'meta-master-delete': family.deleteMetaMaster,
  'meta-master-swap': family.swapMetaMaster,
  'meta-master-add-master-product': family.addMasterProduct,
  'meta-master-exclude': family.excludeMetaMaster,
  'admin-bonuses-for-used-product': admin.bonusesForUsedProduct,
  'admin-attr-name-choices': admin.attributeNameChoices,
  'admin-product-attributes': product.productAttributes,
  'admin-product-attributes-set': product.setProductAttributes,
  ...accessoryEndpoints,
  'admin-catalogue-filters': product.catalogueFilters,
  'admin-catalogue-filters-effect': product.filterEffect,
  'admin-catalogue-filters-set': product.setCatalogueFilters,
  'admin-seo-text-list': product.seoTextList,
  'admin-seo-texts': product.seoTexts,
  'admin-seo-text-set': product.setSeoText,
  ...newProductEndpoints,
  ...productLifeEndpoints,
  'admin-variant': variantDetail,
  'admin-family-pictures': familyPictures,
  'admin-family-pictures-ensure': ensureFamilyPictures,
  ...piecePhotoEndpoints,
  'admin-product-list': stockItem.stockItemList,
  'admin-product': stockItem.stockItemDetail,
  'admin-product-update': stockItem.updateStockItem,
  'admin-stock': product.productStock,
  'admin-stock-set': product.setProductStock,
  'admin-level-prices': product.productLevelPrices,
  'admin-level-price-set': product.setProductLevelPrice,
  ...pricingEndpoints,
  ...bulkProductEndpoints,
  units: admin.unitChoices,
  'type-devices': admin.typeDevices,
  'type-categories': admin.typeCategories,
  'component-list': components.componentList,
  'component-params': components.componentDetail,
  'component-params-save': components.saveComponent,
  'lease-info': components.leaseInfo,
  'limited-offers-lease': components.limitedOffersLease,
} as const satisfies Record<string, Endpoint>;
