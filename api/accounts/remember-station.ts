import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { RequestContext } from '../platform/http/request.ts';
import { stationHash } from '../platform/http/station-cookie.ts';

const yearInSeconds = 31_536_000;

/** What the database knows of this window; one that was never seen gets its cookie. */
export function rememberWindow(context: RequestContext): Buffer {
  if (context.stationHash !== null) return context.stationHash;
  const station = randomBytes(32).toString('base64url');
  context.setCookie('station', station, yearInSeconds);
  return stationHash(station);
}

/**
 * Remembers that somebody gave the password on this device; wrong PINs before are forgotten by that.
 * A device is known by a cookie that no script can read.
 */
export async function rememberStation(
  knex: Knex,
  context: RequestContext,
  userId: number,
  secondFactorAt: Date | null = context.secondFactorAt,
): Promise<void> {
  const hash = rememberWindow(context);
  await knex('station_sign_ins')
    .insert({
      station_hash: hash,
      user_id: userId,
      signed_in_at: context.now,
      pin_failures: 0,
      second_factor_at: secondFactorAt,
    })
    .onConflict(['station_hash', 'user_id'])
    .merge(['signed_in_at', 'pin_failures', 'second_factor_at']);
}
