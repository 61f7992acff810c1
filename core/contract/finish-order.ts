import { z } from 'zod';
import type { MarketCode } from '../market/market.ts';
import { email } from './buyback.ts';
import { reference } from './catalog-admin-fields.ts';
import { cartView } from './cart-view.ts';
import { paymentKinds } from '../deliveries/matrix.ts';
import { chosenPlace, timeslot } from './checkout.ts';
import type { Endpoint, RuleContext } from './endpoint.ts';
import { phone } from './phone.ts';
import { line, note, optionalLine, token } from './text.ts';

const amount = z.int().nonnegative();

/** Who gets the bill, as typed; the rules of the market check it. */
export const billingAddress = (market: MarketCode) =>
  z.object({
    firstName: line(60),
    lastName: line(60),
    /** A company's name; with it the registration number is asked for. */
    company: optionalLine(120),
    /** IČO or CUI, checked by its digits. */
    registrationNumber: optionalLine(20),
    /** DIČ or the Romanian VAT number. */
    vatNumber: optionalLine(20),
    street: line(100),
    city: line(100),
    district: optionalLine(100),
    postcode: line(16),
    country: token,
    phoneNumber: phone(market),
    eMail: email,
  });

export const deliveryAddress = () =>
  z.object({
    firstName: line(60),
    lastName: line(60),
    company: optionalLine(120),
    street: line(100),
    city: line(100),
    district: optionalLine(100),
    postcode: line(16),
    country: token,
    phoneNumber: optionalLine(40),
    extraInfo: optionalLine(200),
  });

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
  body: ({ market }: RuleContext) =>
    z.object({
      /** Code of the payment method; left out where nothing is left to pay. */
      typePayment: token.nullish(),
      /** Which company of installments, where there are several. */
      paymentCompany: token.nullish(),
      installment: reference.nullish(),
      orderBillingAddress: billingAddress(market),
      orderInfo: z
        .object({
          note: note(1_000),
          agreesWithTerms: z.boolean().default(false),
          wantsNewsletter: z.boolean().default(false),
        })
        .prefault({}),
      token,
      typeDeliveryCode: token,
      /** Slug of a store. */
      store: token.nullish(),
      timeslot: reference.nullish(),
      /** Left out: the billing address. */
      orderDeliveryAddress: deliveryAddress().nullish(),
      /** What a wallet answered, such as Google Pay; never a card's number. */
      transactionId: line(4_000).nullish(),
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
