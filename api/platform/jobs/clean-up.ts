import { pinHours } from '#core/accounts/pin.ts';
import type { JobDefinition } from './job-queue.ts';

/** Lists of a visitor without an account end this long after their last change. */
const guestListMs = 180 * 86_400_000;

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
    await knex('visitor_lists')
      .whereNotNull('visitor_hash')
      .andWhere('changed_at', '<', new Date(now().getTime() - guestListMs))
      .delete();
  },
};
