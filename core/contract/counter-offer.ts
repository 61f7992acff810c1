import { z } from 'zod';
import { grades } from '../buyback/grade.ts';
import { settlementWays } from '../orders/swap-settlement.ts';
import { token } from '../shared/field-schemas.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const counterOfferView = z.object({
  price: z.int().nonnegative(),
  originalPrice: z.int().nonnegative(),
  quality: z.enum(grades),
  originalQuality: z.enum(grades),
  /** What the inspection saw otherwise than the customer, as sentences of the questionnaire. */
  differences: z.array(
    z.object({
      name: z.string(),
      answered: z.string(),
      found: z.string(),
      /** What it does to the price by itself, negative where it lowers it; null where nothing is paid at all. */
      amount: z.int().nullable(),
    }),
  ),
  /** What the other grade does to the price, and what the minimal price does; null where nothing is paid at all. */
  gradeAmount: z.int().nullable(),
  minimumAmount: z.int().nullable(),
  /** What the inspection photographed, under the code of the counter-offer. */
  photos: z.array(z.object({ id: z.int(), width: z.int(), height: z.int() })),
  note: z.string(),
  device: z.string(),
  decision: z.enum(['open', 'accepted', 'refused', 'returned']),
  answerBy: z.iso.datetime(),
  /** Where an order waits for the device, or waited: the ways out of it, each with what it costs. */
  swap: z
    .object({
      orderNumber: z.string(),
      ways: z.array(
        z.object({
          way: z.enum(settlementWays),
          due: z.int().nonnegative(),
          payout: z.int().nonnegative(),
        }),
      ),
      /** Whether what it costs is taken of a card that is held, since all the rest is paid. */
      byCard: z.boolean(),
      /** Whether the customer has the goods already, since a courier took the device: it is a pledge until they are paid. */
      afterGoods: z.boolean(),
      /** What was decided; null while it is open. */
      chosen: z.enum(settlementWays).nullable(),
    })
    .nullable(),
});

export const counterOffer = {
  method: 'GET',
  path: 'buyback/counter-offer/{code}/',
  access: 'public',
  params: z.object({ code: token }),
  reply: counterOfferView,
  status: 200,
  limit: { attempts: 60, minutes: 10 },
  summary: 'A counter-offer made after inspection, by its random code',
} as const satisfies Endpoint;

export const counterOfferPhoto = {
  method: 'GET',
  path: 'buyback/counter-offer/{code}/photos/{photo_id}/',
  access: 'public',
  params: z.object({ code: token, photoId: id }),
  download: true,
  status: 200,
  limit: { attempts: 300, minutes: 10 },
  summary: 'A photo of the inspection that a counter-offer came of, by its random code',
} as const satisfies Endpoint;

export const decideCounterOffer = {
  method: 'POST',
  path: 'buyback/counter-offer/{code}/decide/',
  access: 'public',
  params: z.object({ code: token }),
  body: z.object({
    /** An order that waits knows `accept` (the difference is paid) and the last two. */
    decision: z.enum(['accept', 'refuse', 'keep_device', 'call_off'], 'required'),
  }),
  reply: counterOfferView,
  status: 200,
  limit: { attempts: 30, minutes: 10 },
  conflicts: true,
  summary: 'The customer accepts or refuses a counter-offer',
} as const satisfies Endpoint;
