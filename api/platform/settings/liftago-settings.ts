import { z } from 'zod';
import { StartError } from '../faults/start-error.ts';

/** Who the shop is to Liftago, as the environment says it. */
export const liftagoVariables = {
  LIFTAGO_PARTNER_ID: z
    .string()
    .regex(/^[\w-]+$/, 'the partner id that Liftago gave')
    .optional(),
  LIFTAGO_TOKEN: z.string().min(10, 'the access token that Liftago gave').optional(),
};

/** What is set up; without its keys Liftago is played by a sandbox. */
export function liftagoSettingsOf({
  LIFTAGO_PARTNER_ID: partnerId,
  LIFTAGO_TOKEN: token,
}: z.output<z.ZodObject<typeof liftagoVariables>>) {
  if (partnerId !== undefined && token !== undefined) return { liftago: { partnerId, token } };
  if (partnerId === undefined && token === undefined) return { liftago: undefined };
  const missing = partnerId === undefined ? 'LIFTAGO_PARTNER_ID' : 'LIFTAGO_TOKEN';
  throw new StartError(`${missing} is missing: Liftago needs both.`);
}
