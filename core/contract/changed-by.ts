import { z } from 'zod';

/** Who of the staff changed a value last, and when. */
export const changedBy = z.object({ name: z.string(), at: z.iso.datetime() });

export type ChangedBy = z.output<typeof changedBy>;
