import { z } from 'zod';
import { trackingStates } from '../carriers/tracking.ts';

/** A parcel on its way, as its carrier says; of its customer nothing. */
export const parcelTracking = z.object({
  carrier: z.string(),
  number: z.string(),
  /** The carrier's own page of it; null where there is none. */
  url: z.string().nullable(),
  state: z.enum(trackingStates),
  stateText: z.string(),
  events: z.array(z.object({ text: z.string(), at: z.iso.datetime() })),
});
