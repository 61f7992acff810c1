import { z } from 'zod';
import { StartError } from '../faults/start-error.ts';

/** Who the shop is to Fastly, as the environment says it. */
export const fastlyVariables = {
  FASTLY_SERVICE_ID: z.string().regex(/^\w+$/, 'the id of the service at Fastly').optional(),
  FASTLY_TOKEN: z.string().min(10, 'the token that Fastly gave').optional(),
};

/** What is set up; without both there is no CDN in production and a sandbox elsewhere. */
export function fastlySettingsOf({
  FASTLY_SERVICE_ID: serviceId,
  FASTLY_TOKEN: token,
}: z.output<z.ZodObject<typeof fastlyVariables>>) {
  if (serviceId !== undefined && token !== undefined) return { fastly: { serviceId, token } };
  if (serviceId === undefined && token === undefined) return { fastly: undefined };
  const missing = serviceId === undefined ? 'FASTLY_SERVICE_ID' : 'FASTLY_TOKEN';
  throw new StartError(`${missing} is missing: Fastly needs both.`);
}
