import type { Knex } from 'knex';
import { mostPinFailures, pinHours } from '#core/accounts/pin.ts';
import type { RequestContext } from '../platform/http/request.ts';

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
