import { z } from 'zod';

/** Days on which a delivery arrives, and until when one must order for that; null where it waits for something else. */
export const arrival = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  orderBy: z.iso.datetime().nullable(),
});
