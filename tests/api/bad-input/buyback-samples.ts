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
  customer_data: { ...saleBody(imeiOf(1)).customer_data, account_holder: 'Yan Shevchenko' },
  note: 'poznámka',
  offer_code: 'AAAAAAAAAAAAAAAAAAAAAA',
  pickup_address: { street, city, country, postcode, district, delivery_extra_info: 'zvonek' },
  buyout_device: { imei: imeiOf(1), serial_number: 'F9FX2ABC', note: 'v krabici' },
});
const offerCode = 'AAAAAAAAAAAAAAAAAAAAAA';

const page = {
  offset: '0',
  limit: '10',
  filter: '{}',
  after: 'a.b',
  locate: '1',
  selection: 'ab',
};
const selection = (column: string) => ({
  body: {
    kind: 'all',
    ids: [1],
    except: [1],
    filter: {
      term: 'iphone',
      conditions: [{ column, op: 'between', value: '2026-01-01', to: '2026-02-01' }],
    },
  },
});
const validity = { validFrom: '2026-12-01', validTo: '2026-12-24' };

/** A valid query or body of the desk's calls. */
const deskSamples: Samples = {
  'grid-buybacks': { query: { ...page, sort: '-createdAt' } },
  'grid-buybacks-select': selection('createdAt'),
  'grid-payouts': { query: { ...page, sort: 'statusSince' } },
  'grid-payouts-select': selection('paidAt'),
  'grid-bonuses': { query: { ...page, sort: 'percent' } },
  'grid-bonuses-select': selection('validTo'),
  'grid-bonuses-edit': {
    body: { rows: [{ id: 1, version: 1, changes: { percent: 5 }, overwrite: ['percent'] }] },
    // A cell is refused by itself, in an answer that says which.
    anyText: ['rows'],
  },
  'voucher-limit-set': { body: { mostAmount: 2_000, version: 1 } },
  'buyback-account-holder': {
    params: { id: 1 },
    body: { accountHolder: 'Yan Shevchenko', version: 1 },
  },
  'buyback-desk-reveal': { params: { id: 1 }, body: { field: 'e_mail', reason: 'dotaz' } },
  'payout-prepare': { body: { selectionId: 'abc' } },
  'payout-release': { body: { selectionId: 'abc', approval: 'abc' } },
  'payout-recall': { params: { id: 1 }, body: { reason: 'neposláno' } },
  'bonus-add': { body: { percent: 5, manufacturer: 'apple', deviceType: 'telefony', ...validity } },
  'bonus-validity': { params: { id: 1 }, body: { ...validity, version: 1 } },
  'bonus-end': { params: { id: 1 }, body: { version: 1 } },
};

/** A valid query or body of the calls of the buy-back and its price list. */
export const buybackSamples: Samples = {
  ...deskSamples,
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
  'buyback-call-off': { body: { code: offerCode, eMail: 'nikdo@posta.example' } },
  'buyback-edit': {
    body: {
      code: offerCode,
      eMail: 'nikdo@posta.example',
      phoneNumber: '777 123 456',
      street: 'Nová 5',
      city: 'Kladno',
      postcode: '272 01',
      bankAccountFullNumber: '19-2000145399',
      bankCode: '0800',
      identityCardNumber: '204816357',
    },
  },
  'buyback-counter-offer-photo': { params: { code: offerCode, photoId: 1 } },
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
    body: {
      deviceConditionChoices: answersB,
      deviceNumber: '490154203237518',
      note: 'x',
      version: 1,
    },
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
