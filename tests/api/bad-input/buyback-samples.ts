import { fromWire } from '#core/contract/casing.ts';
import {
  answersB,
  customer,
  imeiOf,
  offerBody,
  phone,
  saleBody,
} from '#tests/support/buyback-fixture.ts';
import type { Samples } from './sample.ts';

const steps = { productType: 'telefony', productManufacturer: 'apple' };
const device = { ...steps, productModel: 'iphone-15-128gb', productColor: phone };
const { street, city, country, postcode, district } = customer;
const sale = saleBody(imeiOf(1), {
  note: 'poznámka',
  offer_code: 'AAAAAAAAAAAAAAAAAAAAAA',
  pickup_address: { street, city, country, postcode, district, delivery_extra_info: 'zvonek' },
  buyout_device: { imei: imeiOf(1), serial_number: 'F9FX2ABC', note: 'v krabici' },
});
const offerCode = 'AAAAAAAAAAAAAAAAAAAAAA';

/** A valid query or body of the calls of the buy-back and its price list. */
export const buybackSamples: Samples = {
  'buyback-product-selector-data': { query: { ...device, code: offerCode } },
  'buyback-manufacturer-choices': { query: { productType: 'telefony' } },
  'buyback-model-choices': { query: steps },
  'buyback-color-choices': { query: { productModel: 'iphone-15-128gb' } },
  'buyback-product-selector-url': { query: device },
  'buyback-appraisal-form-data': { query: { productColor: phone } },
  'buyback-send-to-email': {
    body: Object(fromWire(offerBody({ note: 'x', offer_code: offerCode }))),
  },
  'buyback-sell-online': { body: Object(fromWire(sale)) },
  'buyback-status': { body: { code: offerCode, eMail: 'nikdo@posta.example' } },
  'buyback-counter-offer-decide': { params: { code: offerCode }, body: { decision: 'accept' } },
  'admin-buyback-list': {
    query: { offset: 0, limit: 5, status: 'quoted', q: 'iphone', sort: 'price' },
  },
  'admin-buyback-move': {
    params: { id: 1 },
    body: { status: 'received', reason: 'přišlo', version: 1 },
  },
  'admin-buyback-inspect': {
    params: { id: 1 },
    body: { deviceConditionChoices: answersB, note: 'x', version: 1 },
  },
  'admin-buyback-reveal': { params: { id: 1 }, body: { field: 'imei', reason: 'kontrola' } },
  'admin-price-list-versions': { query: { offset: 0, limit: 5 } },
  'admin-price-list-publish': {
    body: {
      basedOn: 'v41',
      note: 'x',
      changes: [
        {
          productModel: 'watch-se',
          prices: { 'A+': 5, A: 4, B: 3, C: 2, D: 1 },
          minimalBuyoutPrice: 1,
        },
      ],
      acceptWarnings: true,
    },
  },
};
