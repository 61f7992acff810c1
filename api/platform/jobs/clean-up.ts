import { pinHours } from '#core/accounts/pin.ts';
import type { JobDefinition } from './job-queue.ts';

const dayMs = 86_400_000;

/** Where somebody has not signed in for a year is no place of theirs any more. */
const knownPlaceMs = 365 * dayMs;

/** Lists of a visitor without an account end this long after their last change. */
const guestListMs = 180 * dayMs;

/** Removes sessions and limits that have ended; they mean nothing any more and only take room. */
export const cleanUp: JobDefinition = {
  name: 'clean-up',
  schedule: '7 * * * *',
  async run(_, { knex, now }) {
    await knex('sessions').where('expires_at', '<', now()).delete();
    await knex('station_sign_ins')
      .where('signed_in_at', '<', new Date(now().getTime() - pinHours * 3_600_000))
      .delete();
    await knex('rate_limits').where('window_ends_at', '<', now()).delete();
    await knex('login_delays')
      .where('last_at', '<', new Date(now().getTime() - 2 * dayMs))
      .delete();
    await knex('user_known_places')
      .where('signed_in_at', '<', new Date(now().getTime() - knownPlaceMs))
      .delete();
    await knex('visitor_lists')
      .whereNotNull('visitor_hash')
      .andWhere('changed_at', '<', new Date(now().getTime() - guestListMs))
      .delete();
  },
};
