import { isStaff } from '#core/permissions/roles.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { countAttempt, limitKey } from '../platform/http/rate-limit.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { newPlaceMail } from './alarm-mails.ts';
import { hasPlaces, knownPlacesOf } from './known-places.ts';
import type { UserRow } from './user-row.ts';
import { tellAdmins } from './tell-admins.ts';

const dayMinutes = 24 * 60;

/**
 * Tells the holder, and of staff the admins, of a sign-in from a device that is new: once a day at
 * most. The first sign-in of all is no news, and a customer's own network is known enough.
 */
export async function tellOfNewPlace(
  deps: Dependencies,
  { id, e_mail: eMail, role }: UserRow,
  context: RequestContext,
): Promise<void> {
  const { knex } = deps;
  const known = await knownPlacesOf(deps, id, context);
  const isKnown = known.browser || (known.network && !isStaff(role));
  if (isKnown || !(await hasPlaces(knex, id))) return;
  const key = limitKey(deps, 'new-place', String(id));
  if ((await countAttempt(knex, key, context.now, dayMinutes)).attempts > 1) return;
  const { browser, system } = context.device;
  await knex.transaction(async (trx) => {
    const user = await trx('users').where({ id }).first('language');
    await queueMail(trx, deps, {
      kind: newPlaceMail,
      subjectKey: ['place', id, context.now.getTime(), browser, system].join(':'),
      language: user?.language ?? context.language,
      recipient: eMail,
    });
    await tellAdmins(trx, deps, eMail, 'place');
  });
}
