import { z } from 'zod';

/** Where the stream of live events is, below `/api/new/`; read as text/event-stream. */
export const liveEventsPath = 'admin/events/';

/**
 * Data of a `change` event: rows of a table are no longer as they were. It invalidates and never
 * tells values. Besides, the stream sends `ready` once, and `reset` where it cannot say what was
 * missed, so that everything is to be read anew; both have the data `{}`.
 */
export const liveEvent = z.object({
  /** The table. */
  topic: z.string(),
  /** Null where they are many. */
  ids: z.array(z.int()).nullable(),
  /** Who did it; null for customers and the shop itself. */
  by: z.int().nullable(),
});

export type LiveEvent = z.infer<typeof liveEvent>;
