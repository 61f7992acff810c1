import type { Knex } from 'knex';
import type { Dependencies } from '../platform/dependencies.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { factorMails, type FactorStory } from './alarm-mails.ts';

/** Tells somebody by mail what happened to their second factors. */
export async function tellOfFactors(
  trx: Knex,
  deps: Dependencies,
  userId: number,
  story: FactorStory,
): Promise<void> {
  const user = await trx('users').where('id', userId).first('e_mail', 'language');
  if (!user) return;
  await queueMail(trx, deps, {
    kind: factorMails[story],
    subjectKey: `user:${String(userId)}:${String(deps.now().getTime())}`,
    language: user.language,
    recipient: user.e_mail,
  });
}
