import { z } from 'zod';
import type { Picture } from '../files/picture.ts';

/**
 * A picture on the wire. A page shows it with storefront/ui/picture.tsx, which offers every format
 * and width; where one plain address is needed, `pictureFile` of core/files/picture.ts gives it.
 */
export const picture = z.object({
  /** Such as `/media/<hash>`; below it lies `<width>.<format>`. */
  address: z.string(),
  /** In the request's language; empty where the picture only decorates. */
  alt: z.string(),
  /** Pixels of the largest file. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Ascending, never empty. */
  widths: z.array(z.int().positive()).min(1),
}) satisfies z.ZodType<Picture>;
