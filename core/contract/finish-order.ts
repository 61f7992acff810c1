import { z } from 'zod';
import { paymentKinds } from '../deliveries/matrix.ts';
import { countryCodes } from '../identity/countries.ts';
import { markets, type MarketCode } from '../market/market.ts';
import { line, note, optionalLine, token } from '../shared/field-schemas.ts';
import { email } from './email.ts';
import { reference } from './catalog-admin-fields.ts';
import { cartView } from './cart-view.ts';
import { chosenPlace, timeslot } from './checkout.ts';
import { companyNumber, optionalVatNumber } from './company.ts';
import type { Endpoint, RuleContext } from './endpoint.ts';
import { optionalPhone, phone } from './phone.ts';
import { withCheckedPostcode } from './postal-address.ts';

const amount = z.int().nonnegative();

/** Names and street of an address, as typed. */
const addressLines = (market: MarketCode) => ({
  firstName: line(60),
  lastName: line(60),
  company: optionalLine(150),
  street: line(100),
  city: line(100),
  // A Romanian address is not complete without its county; a Czech one is.
  district: market === 'ro' ? line(100) : optionalLine(100),
  postcode: line(16),
  country: z.enum(countryCodes, 'required').default(markets[market].defaultCountry),
});

/** Who gets the bill. A company is named by its number, which is checked by its digits. */
export const billingAddress = (rules: RuleContext) =>
  withCheckedCompany(
    withCheckedPostcode(
      z.object({
        ...addressLines(rules.market),
        /** IČO or CUI. */
        registrationNumber: z
          .union([z.literal(''), companyNumber(rules.market)], 'invalid_company_number')
          .nullish()
          .transform((text) => text ?? ''),
        /** DIČ or the Romanian VAT number. */
        vatNumber: optionalVatNumber(rules),
        phoneNumber: phone(rules.market),
        eMail: email,
      }),
    ),
  );

/** A number without a company, and a company without its number, are half an answer. */
const withCheckedCompany = <S extends z.ZodType>(schema: S): S =>
  schema.superRefine(
    (value, context) => {
      const { company, registrationNumber } = Object(value) as Record<string, unknown>; // texts alone count
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: 'custom', message, path: [path] });
      if (company === '' && typeof registrationNumber === 'string' && registrationNumber !== '') {
        refuse('company', 'company_required');
      }
      if (typeof company === 'string' && company !== '' && registrationNumber === '') {
        refuse('registrationNumber', 'number_required');
      }
    },
    { when: () => true },
  );

/** Where the parcel goes, where that is not the billing address. */
export const deliveryAddress = ({ market }: RuleContext) =>
  withCheckedPostcode(
    z.object({
      ...addressLines(market),
      phoneNumber: optionalPhone(market),
      extraInfo: optionalLine(200),
    }),
  );

export const cartSummary = {
  method: 'GET',
  path: 'cart/summary/',
  access: 'public',
  reply: z.object({
    cart: cartView,
    delivery: z.object({ code: z.string(), name: z.string(), price: amount }).nullable(),
    payment: z.object({ code: z.string(), name: z.string(), fee: amount }).nullable(),
    place: chosenPlace.nullable(),
    store: z.string().nullable(),
    timeslot: timeslot.nullable(),
    needsPayment: z.boolean(),
    /** What a card can be held for, so that goods leave before a device comes; null where none can. */
    toSecure: amount.nullable(),
    /** Whether whoever brings the goods can take the device that pays a part. */
    canExchange: z.boolean(),
    /** Sent with `order-finish`, which it makes repeatable. */
    token: z.string(),
    /** Personal data and saved addresses of who is signed in, to be offered. */
    eMail: z.string().nullable(),
  }),
  status: 200,
  summary: 'All that is going to be ordered, with the token of the checkout',
} as const satisfies Endpoint;

/** How the payment of an order goes on: to the gateway's page, or with what is to be shown here. */
export const paymentStart = z.object({
  redirectUrl: z.string().nullable(),
  /** Random name of the attempt, for `payment-status`. */
  code: z.string(),
  kind: z.enum(paymentKinds),
});

export const finishOrder = {
  method: 'POST',
  path: 'order/finish/',
  access: 'public',
  body: (rules: RuleContext) =>
    z.object({
      /** Code of the payment method; left out where nothing is left to pay. */
      typePayment: token.nullish(),
      /** Which company of installments, where there are several. */
      paymentCompany: token.nullish(),
      /** Program of installments; what was chosen in the cart counts, another one is a 409. */
      installment: reference.nullish(),
      orderBillingAddress: billingAddress(rules),
      orderInfo: z.object({
        note: note(1_000),
        /** Without it nothing is ordered. */
        agreesWithTerms: z.literal(true, 'terms_required'),
        wantsNewsletter: z.boolean('invalid_value').default(false),
      }),
      token,
      typeDeliveryCode: token,
      /** Slug of a store. */
      store: token.nullish(),
      timeslot: reference.nullish(),
      /** Left out: the billing address. */
      orderDeliveryAddress: deliveryAddress(rules).nullish(),
      /** What a wallet answered, such as Google Pay; never a card's number. */
      transactionId: line(4_000).nullish(),
      /** What a device is to pay is secured by a card, so that goods leave before it comes. */
      securesByCard: z.boolean('invalid_value').default(false),
      /** Whoever brings the goods takes the device. */
      exchangesAtDoor: z.boolean('invalid_value').default(false),
      /** The digest of what the customer saw; a rise since then is a 409 with the differences. */
      cartDigest: line(200),
    }),
  reply: z.object({
    orderNumber: z.string(),
    /** Path of the page that shows the order to whoever holds it. */
    statusUrl: z.string(),
    payment: paymentStart.nullable(),
    /** Said where prices fell since the customer saw them: the order has the lower total. */
    notice: z.string().nullable(),
  }),
  status: 201,
  /** The same token again answers with the same order. */
  repeatStatus: 200,
  limit: { attempts: 60, minutes: 10 },
  conflicts: true,
  summary: 'Places the order: once for a token and once for a cart',
} as const satisfies Endpoint;
