import type { z } from 'zod';
import { isPeriod } from '#core/contract/bonus-fields.ts';
import { checkShape } from '#core/shared/check-shape.ts';

interface Period {
  readonly validFrom: string;
  readonly validTo: string | null;
}

/** The contract's word on each field, and on the last day where both days are well by themselves. */
export function checkPeriod(
  shape: Readonly<Record<string, z.ZodType>>,
  values: Period & Readonly<Record<string, unknown>>,
): ReturnType<typeof checkShape> {
  const checked = checkShape(shape, values);
  if (checked.error !== undefined || isPeriod(values)) return checked;
  return { error: { issues: [{ path: ['validTo'], message: 'invalid_value' }] } };
}
