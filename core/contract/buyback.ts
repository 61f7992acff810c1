import { z } from 'zod';
import { buybackStatuses } from '../buyback/buyback-status.ts';
import { grades } from '../buyback/grade.ts';
import { note, token } from '../shared/field-schemas.ts';
import { appraisal, choice, colorChoice, deviceCondition, modelChoice } from './choice.ts';
import { email } from './email.ts';
import type { Endpoint } from './endpoint.ts';

const optionalToken = token.optional();

export const selection = z.object({
  productType: optionalToken,
  productManufacturer: optionalToken,
  productModel: optionalToken,
  productColor: optionalToken,
});

const selectedChoices = z.object({
  productType: z.string().nullable(),
  productManufacturer: z.string().nullable(),
  productModel: z.string().nullable(),
  productColor: z.string().nullable(),
});

/** A stored offer that a link re-opened. */
const openedOffer = z.object({
  code: z.string(),
  status: z.enum(buybackStatuses),
  price: z.int().nonnegative(),
  /** Last moment at which the price holds. */
  lockedUntil: z.iso.datetime(),
  locked: z.boolean(),
});

export const selectorData = {
  method: 'GET',
  path: 'buyback/product-selector-data/',
  access: 'public',
  query: selection.extend({ code: optionalToken }),
  reply: z.object({
    selectedChoices,
    choices: z.object({
      productType: z.array(choice),
      productManufacturer: z.array(choice),
      productModel: z.array(modelChoice),
      productColor: z.array(colorChoice),
    }),
    appraisal: appraisal.nullable(),
    offer: openedOffer.nullable(),
    url: z.string(),
  }),
  status: 200,
  cached: true,
  summary: 'Everything that the selector shows for an address of the buy-back',
} as const satisfies Endpoint;

export const typeChoices = {
  method: 'GET',
  path: 'buyback/product-type-choices/',
  access: 'public',
  reply: z.object({ choices: z.array(choice) }),
  status: 200,
  cached: true,
  summary: 'Device types',
} as const satisfies Endpoint;

export const manufacturerChoices = {
  method: 'GET',
  path: 'buyback/manufacturer-choices/',
  access: 'public',
  query: z.object({ productType: token }),
  reply: z.object({ choices: z.array(choice), url: z.string() }),
  status: 200,
  cached: true,
  summary: 'Manufacturers of a device type',
} as const satisfies Endpoint;

export const modelChoices = {
  method: 'GET',
  path: 'buyback/model-choices/',
  access: 'public',
  query: z.object({ productType: token, productManufacturer: token }),
  reply: z.object({ choices: z.array(modelChoice), url: z.string() }),
  status: 200,
  cached: true,
  summary: 'Models of a manufacturer, with the highest price of each',
} as const satisfies Endpoint;

export const colorChoices = {
  method: 'GET',
  path: 'buyback/color-choices/',
  access: 'public',
  query: z.object({ productModel: token }),
  reply: z.object({ choices: z.array(colorChoice), url: z.string() }),
  status: 200,
  cached: true,
  summary: 'Colours of a model',
} as const satisfies Endpoint;

export const selectorUrl = {
  method: 'GET',
  path: 'buyback/product-selector-url/',
  access: 'public',
  query: selection,
  reply: z.object({ url: z.string() }),
  status: 200,
  cached: true,
  summary: 'Address that shows a selection',
} as const satisfies Endpoint;

export const appraisalFormData = {
  method: 'GET',
  path: 'buyback/appraisal-form-data/',
  access: 'public',
  query: z.object({ productColor: token }),
  reply: z.object({ url: z.string(), appraisal }),
  status: 200,
  cached: true,
  summary: 'Questions and prices of one device',
} as const satisfies Endpoint;

/** Fields that both ways of ending an appraisal send. */
export const appraisalFields = z.object({
  deviceIdentifier: token,
  appraisalVersion: token,
  deviceConditionChoices: z.array(token, 'required').max(40, 'invalid_value'),
  note: note(1000),
  /** A stored offer whose locked price is asked for. */
  offerCode: token.nullish(),
});

export const sendToEmail = {
  method: 'POST',
  path: 'buyback/send-to-email/',
  access: 'public',
  body: appraisalFields.extend({ eMail: email }),
  status: 204,
  limit: { attempts: 20, minutes: 10 },
  repeatable: true,
  summary: 'Stores the offer and sends it to an e-mail; the price is locked for 14 days',
} as const satisfies Endpoint;

const history = z.array(z.object({ status: z.enum(buybackStatuses), at: z.iso.datetime() }));

export const buybackData = {
  method: 'GET',
  path: 'buyback/{id}/',
  access: 'public',
  params: z.object({ id: token }),
  reply: z.object({
    productTypeChoice: choice,
    manufacturerChoice: choice,
    productModelChoice: choice,
    productColorChoice: colorChoice,
    appraisalResult: z.object({ quality: z.enum(grades), price: z.int().nonnegative() }).nullable(),
    deviceConditions: z.record(z.string(), deviceCondition),
    /** Sum of the answers' corrections, whole units. */
    conditionsAppraisalResult: z.int(),
    version: z.string(),
    minimalBuyoutPrice: z.int().nonnegative(),
    price: z.int().nonnegative(),
    /** Masked: what the customer needs to recognise the request, last four characters at most. */
    customerData: z.record(z.string(), z.string()).nullable(),
    pickupAddress: z.record(z.string(), z.string()).nullable(),
    status: z.enum(buybackStatuses),
    lockedUntil: z.iso.datetime(),
    /** What stands on the parcel and on the bank's statement; opens nothing. */
    number: z.int(),
  }),
  status: 200,
  limit: { attempts: 120, minutes: 10 },
  summary: 'A stored buy-back by its random code, personal data masked',
} as const satisfies Endpoint;

/** Whoever knows both has the mail with which the sale was confirmed. */
const knownSale = z.object({ code: token, eMail: email });

export const saleState = z.object({
  status: z.enum(buybackStatuses),
  history,
  /** Maker and model, as the buy-back names them. */
  device: z.string(),
  /** What is paid for it as things stand; whole units. */
  price: z.int().nonnegative(),
  /** Until when a device that has not come yet must come for this price. */
  lockedUntil: z.iso.datetime(),
  /** Whether its seller can still call it off. */
  canCallOff: z.boolean(),
  /** What stands on the parcel and on the bank's statement; opens nothing. */
  number: z.int(),
  /** Of the page that waits for its seller's decision; null where nothing does. */
  decisionCode: z.string().nullable(),
});

export const buybackStatus = {
  method: 'POST',
  path: 'buyback/status/',
  access: 'public',
  body: knownSale,
  reply: saleState,
  status: 200,
  limit: { attempts: 30, minutes: 10 },
  summary: 'State of a buy-back for whoever knows its code and e-mail',
} as const satisfies Endpoint;

export const callOffBuyback = {
  method: 'POST',
  path: 'buyback/call-off/',
  access: 'public',
  body: knownSale,
  reply: saleState,
  status: 200,
  limit: { attempts: 30, minutes: 10 },
  conflicts: true,
  summary: 'The seller calls a sale off, until its device is received',
} as const satisfies Endpoint;
