import { z } from 'zod';
import { arrival } from './arrival.ts';
import type { Endpoint } from './endpoint.ts';

export const cartPromise = {
  method: 'GET',
  path: 'cart/promise/',
  access: 'public',
  reply: z.object({
    serverTime: z.iso.datetime(),
    /** When the soonest courier brings all of it; null where none does, or something has to be mended first. */
    brought: arrival.nullable(),
    /** Stores in which all of it lies and can be fetched today, the soonest first. */
    today: z.array(
      z.object({ slug: z.string(), name: z.string(), city: z.string(), readyAt: z.iso.datetime() }),
    ),
  }),
  status: 200,
  summary: 'When all of the cart is brought, and where it can be fetched today',
} as const satisfies Endpoint;
