import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { mostPinFailures, pinHours } from '#core/accounts/pin.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { stationHash } from '../platform/http/station-cookie.ts';

const yearInSeconds = 31_536_000;

/**
 * Remembers that somebody gave the password on this device; wrong PINs before are forgotten by that.
 * A device is known by a cookie that no script can read.
 */
export async function rememberStation(
  knex: Knex,
  context: RequestContext,
  userId: number,
): Promise<void> {
  let hash = context.stationHash;
  if (hash === null) {
    const station = randomBytes(32).toString('base64url');
    context.setCookie('station', station, yearInSeconds);
    hash = stationHash(station);
  }
  await knex('station_sign_ins')
    .insert({
      station_hash: hash,
      user_id: userId,
      signed_in_at: context.now,
      pin_failures: 0,
    })
    .onConflict(['station_hash', 'user_id'])
    .merge(['signed_in_at', 'pin_failures']);
}

/** Since when a password counts for PINs. */
const since = (now: Date): Date => new Date(now.getTime() - pinHours * 3_600_000);

/** Sign-ins of this device that a PIN may stand on, with the accounts they are of. */
export const pinSignIns = (
  knex: Knex,
  { stationHash: station, now }: Pick<RequestContext, 'stationHash' | 'now'>,
) =>
  knex('station_sign_ins as s')
    .join('users as u', 'u.id', 's.user_id')
    .join('staff_settings as t', 't.user_id', 's.user_id')
    .where({ station_hash: station, is_active: true })
    .where('signed_in_at', '>', since(now))
    .where('pin_failures', '<', mostPinFailures)
    .whereNotNull('pin_hash');
