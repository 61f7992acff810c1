import { z } from 'zod';

/** What staff change of an order; as it is kept until another person releases its money. No personal data. */
export const wantedEdit = z.object({
  id: z.int(),
  version: z.int(),
  /** Pieces of lines that are to be another number from now on. */
  lines: z.array(z.object({ position: z.int(), quantity: z.int() })),
  added: z.array(z.object({ productId: z.int(), quantity: z.int() })),
  delivery: z.string().nullable(),
  place: z.int().nullable(),
  store: z.string().nullable(),
  payment: z.string().nullable(),
  reason: z.string(),
});
export type WantedEdit = z.output<typeof wantedEdit>;

/** What an edit comes to, as its preview showed it; another one is not what was agreed to. */
export const seenEdit = z.object({ total: z.int(), toPay: z.int(), refund: z.int() });
export type SeenEdit = z.output<typeof seenEdit>;
