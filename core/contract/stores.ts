import { z } from 'zod';
import { token } from '../shared/field-schemas.ts';
import type { Endpoint } from './endpoint.ts';
import { picture } from './picture.ts';

/** `HH:MM` on the clocks of the store; `closes` is the first moment it is not open. */
const span = z.object({ opens: z.string(), closes: z.string() });

export const storeView = z.object({
  slug: z.string(),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  postcode: z.string(),
  phone: z.string(),
  eMail: z.string(),
  /** How to find it, in the language of the request. */
  text: z.string(),
  /** Degrees of WGS 84; null where nobody has put the store on the map. */
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** Monday first; none on a closed day. */
  openingHours: z.array(z.array(span)).length(7),
  /** Days from today on that differ from the week, such as holidays, in their order. */
  exceptions: z.array(z.object({ day: z.iso.date(), name: z.string(), spans: z.array(span) })),
  buyout: z.boolean(),
  service: z.boolean(),
  isShowRoom: z.boolean(),
  /** In their order; empty where staff have given it none. */
  photos: z.array(picture),
});

export const stores = {
  method: 'GET',
  path: 'stores/stores/',
  access: 'public',
  reply: z.object({ stores: z.array(storeView) }),
  status: 200,
  cached: true,
  summary: 'Stores and show rooms, by town',
} as const satisfies Endpoint;

export const store = {
  method: 'GET',
  path: 'stores/stores/{slug}/',
  access: 'public',
  params: z.object({ slug: token }),
  reply: storeView,
  status: 200,
  cached: true,
  summary: 'One store by its slug',
} as const satisfies Endpoint;

export const storeStates = {
  method: 'GET',
  path: 'stores/states/',
  access: 'public',
  reply: z.object({
    /** The server's clock, by which the doors are judged. */
    now: z.iso.datetime(),
    states: z.array(
      z.object({
        slug: z.string(),
        isOpen: z.boolean(),
        /** When it closes, or opens next; null where it does not open within two months. */
        until: z.iso.datetime().nullable(),
      }),
    ),
  }),
  status: 200,
  summary: 'Which stores are open now, and until when',
} as const satisfies Endpoint;
