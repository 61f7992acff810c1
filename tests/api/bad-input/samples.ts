import { accountSamples } from './account-samples.ts';
import { buybackSamples } from './buyback-samples.ts';
import { cartSamples } from './cart-samples.ts';
import { catalogAdminSamples } from './catalog-admin-samples.ts';
import { catalogueSamples } from './catalogue-samples.ts';
import { changeSamples } from './change-samples.ts';
import { contentSamples } from './content-samples.ts';
import { gridSamples } from './grid-samples.ts';
import { orderSamples } from './order-samples.ts';
import { paymentSamples } from './payment-samples.ts';
import { priceDraftSamples } from './price-draft-samples.ts';
import { repairSamples } from './repair-samples.ts';
import { resourceSamples } from './resource-samples.ts';
import type { Samples } from './sample.ts';
import { shopSettingsSamples } from './shop-settings-samples.ts';
import { staffSessionSamples } from './staff-session-samples.ts';
import { storeSamples } from './store-samples.ts';
import { warehouseLabelSamples } from './warehouse-label-samples.ts';
import { visitorSamples } from './visitor-samples.ts';
import { warehouseSamples } from './warehouse-samples.ts';

/** A valid query or body of every call that takes one, by URL key. */
export const samples: Samples = {
  ...accountSamples,
  ...buybackSamples,
  ...cartSamples,
  ...catalogAdminSamples,
  ...catalogueSamples,
  ...changeSamples,
  ...contentSamples,
  ...gridSamples,
  ...orderSamples,
  ...paymentSamples,
  ...priceDraftSamples,
  ...repairSamples,
  ...resourceSamples,
  ...shopSettingsSamples,
  ...staffSessionSamples,
  ...storeSamples,
  ...visitorSamples,
  ...warehouseLabelSamples,
  ...warehouseSamples,
};
