import * as buyback from './buyback.ts';
import * as counterOffers from './counter-offer.ts';
import { editSale } from './edit-sale.ts';
import { sellOnline } from './sell-online.ts';

/** Calls of who sells a device. Literal paths stand before the pattern that matches them too. */
export const buybackEndpoints = {
  'buyback-product-selector-data': buyback.selectorData,
  'buyback-product-type-choices': buyback.typeChoices,
  'buyback-manufacturer-choices': buyback.manufacturerChoices,
  'buyback-model-choices': buyback.modelChoices,
  'buyback-color-choices': buyback.colorChoices,
  'buyback-product-selector-url': buyback.selectorUrl,
  'buyback-appraisal-form-data': buyback.appraisalFormData,
  'buyback-send-to-email': buyback.sendToEmail,
  'buyback-sell-online': sellOnline,
  'buyback-status': buyback.buybackStatus,
  'buyback-call-off': buyback.callOffBuyback,
  'buyback-edit': editSale,
  'buyback-counter-offer': counterOffers.counterOffer,
  'buyback-counter-offer-photo': counterOffers.counterOfferPhoto,
  'buyback-counter-offer-decide': counterOffers.decideCounterOffer,
  'buyback-data': buyback.buybackData,
} as const;
