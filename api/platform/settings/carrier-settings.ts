import { z } from 'zod';
import { StartError } from '../faults/start-error.ts';

const text = (expected: string) => z.string().min(1, expected).max(200, expected).optional();
const id = (expected: string) =>
  z.coerce.number(expected).int(expected).positive(expected).optional();

/** Who the shop is to its carriers, as the environment says it. */
export const carrierVariables = {
  PACKETA_API_PASSWORD: z
    .string()
    .regex(/^[\da-f]{32}$/i, 'the API password of Packeta, 32 hexadecimal digits')
    .optional(),
  PACKETA_SENDER: text("the sender's label in Packeta's account"),
  GLS_USERNAME: text('the name of the MyGLS account'),
  GLS_PASSWORD: text('the password of the MyGLS account'),
  GLS_CLIENT_NUMBER: id('the client number that GLS gave'),
  SAMEDAY_USERNAME: text("the name of Sameday's account"),
  SAMEDAY_PASSWORD: text("the password of Sameday's account"),
  SAMEDAY_PICKUP_POINT: id("the id of the pick-up point in Sameday's account"),
};

type CarrierVariables = z.output<z.ZodObject<typeof carrierVariables>>;
type Name = keyof CarrierVariables;

/** Variables that only make sense together: all of them, or none. */
function areThere(data: CarrierVariables, names: readonly Name[], what: string): boolean {
  const missing = names.filter((name) => data[name] === undefined);
  if (missing.length > 0 && missing.length < names.length) {
    throw new StartError(`${String(missing[0])} is missing: ${what} needs all of its settings.`);
  }
  return missing.length === 0;
}

/** What is set up; a carrier without its keys is played by a sandbox. */
export function carrierSettingsOf(data: CarrierVariables) {
  const { PACKETA_API_PASSWORD: packeta = '', PACKETA_SENDER: eshop = '' } = data;
  const hasPacketa = areThere(data, ['PACKETA_API_PASSWORD', 'PACKETA_SENDER'], 'Packeta');
  const hasGls = areThere(data, ['GLS_USERNAME', 'GLS_PASSWORD', 'GLS_CLIENT_NUMBER'], 'GLS');
  const hasSameday = areThere(
    data,
    ['SAMEDAY_USERNAME', 'SAMEDAY_PASSWORD', 'SAMEDAY_PICKUP_POINT'],
    'Sameday',
  );
  return {
    // The key of the lists of points is the front of the password.
    packeta: hasPacketa ? { password: packeta, eshop, apiKey: packeta.slice(0, 16) } : undefined,
    gls: hasGls
      ? {
          username: data.GLS_USERNAME ?? '',
          password: data.GLS_PASSWORD ?? '',
          clientNumber: data.GLS_CLIENT_NUMBER ?? 0,
        }
      : undefined,
    sameday: hasSameday
      ? {
          username: data.SAMEDAY_USERNAME ?? '',
          password: data.SAMEDAY_PASSWORD ?? '',
          pickupPoint: data.SAMEDAY_PICKUP_POINT ?? 0,
        }
      : undefined,
  };
}
