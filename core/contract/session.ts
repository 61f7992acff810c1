import { z } from 'zod';
import { factorKinds } from '../accounts/second-factor.ts';
import { languages, marketCodes } from '../market/market.ts';
import { permissions, roles } from '../permissions/roles.ts';
import { line } from '../shared/field-schemas.ts';
import { choice } from './choice.ts';
import type { Endpoint } from './endpoint.ts';
import { credentials } from './proofs.ts';

export const user = z.object({
  id: z.int(),
  eMail: z.string(),
  name: z.string(),
  role: z.enum(roles),
  permissions: z.array(z.enum(permissions)),
});

/** The company behind the shop, as the law wants it named on every page. */
const company = z.object({
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  companyId: z.string(),
  vatId: z.string(),
  register: z.string(),
  eMail: z.string(),
  phone: z.string(),
});

export const config = {
  method: 'GET',
  path: 'config/',
  access: 'public',
  reply: z.object({
    market: z.enum(marketCodes),
    language: z.enum(languages),
    languages: z.array(z.enum(languages)),
    currency: z.enum(['CZK', 'RON']),
    decimals: z.literal(0),
    defaultCountry: z.string(),
    phoneTypeSlug: z.string(),
    /** Of "až N %": text only (DECISIONS Buy-back); slugs, null where it is for all of them. */
    buybackBonuses: z.array(
      z.object({
        percent: z.int(),
        manufacturer: z.string().nullable(),
        deviceType: z.string().nullable(),
      }),
    ),
    /** Vouchers that a buy-back earns from a price on, and the most that one may be; whole units. */
    buybackVouchers: z.object({
      tiers: z.array(z.object({ minimalBuyoutPrice: z.int(), voucher: z.int() })),
      cap: z.int().nullable(),
    }),
    company,
    /** Whether these articles are published, so that no page links to what is not there. */
    articles: z.object({ terms: z.boolean(), privacy: z.boolean() }),
    user: user.nullable(),
    csrfToken: z.string(),
    urls: z.record(z.string(), z.string()),
  }),
  status: 200,
  summary: 'Market, language, signed-in user, CSRF token and the map of URL keys to paths',
} as const satisfies Endpoint;

export const login = {
  method: 'POST',
  path: 'auth/login/',
  access: 'public',
  body: z.object(credentials),
  reply: z.object({
    /** Null where a second step follows. */
    user: user.nullable(),
    step: z
      .object({
        /** Proves for ten minutes that the password was given. */
        pending: z.string(),
        /** Proving a second factor, or getting the first one where the role may not be without. */
        kind: z.enum(['prove', 'enrol']),
        /** Kinds that this person has. */
        factors: z.array(z.enum(factorKinds)),
      })
      .nullable(),
  }),
  status: 200,
  limit: { attempts: 60, minutes: 15 },
  summary: 'Opens a session, or asks for the second step of staff who have a second factor',
} as const satisfies Endpoint;

/** Unlike `config` it leaves no cookie: every page asks it. */
export const whoIsSignedIn = {
  method: 'GET',
  path: 'auth/session/',
  access: 'public',
  reply: z.object({
    user: user.nullable(),
    /** A locked session of the staff answers 423 until its owner is back. */
    isLocked: z.boolean(),
  }),
  status: 200,
  summary: 'Who is signed in',
} as const satisfies Endpoint;

export const logout = {
  method: 'POST',
  path: 'auth/logout/',
  access: 'signed-in',
  whileLocked: true,
  status: 204,
  summary: 'Ends the session',
} as const satisfies Endpoint;

/** The visitor's choice of language; a cookie keeps it. */
export const setLanguage = {
  method: 'POST',
  path: 'language/',
  access: 'public',
  body: z.object({ language: z.enum(languages, 'required') }),
  status: 204,
  summary: 'Keeps the language in a cookie',
} as const satisfies Endpoint;

export const countryOptions = {
  method: 'GET',
  path: 'countries/',
  access: 'public',
  reply: z.object({ choices: z.array(choice) }),
  status: 200,
  cached: true,
  summary: 'Countries in the language of the request',
} as const satisfies Endpoint;

const dayHours = z.array(z.object({ opens: z.string(), closes: z.string() }));

export const buybackCenters = {
  method: 'GET',
  path: 'stores/stores/service-center/service-buyout-centers/',
  access: 'public',
  reply: z.object({
    centers: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        street: z.string(),
        city: z.string(),
        postcode: z.string(),
        phone: line(30),
        eMail: z.string(),
        /** Monday first, seven entries; several spans where a store closes at noon, none on a closed day. */
        openingHours: z.array(dayHours).length(7),
        buyout: z.boolean(),
        service: z.boolean(),
      }),
    ),
  }),
  status: 200,
  cached: true,
  summary: 'Stores that buy devices back or repair them',
} as const satisfies Endpoint;
