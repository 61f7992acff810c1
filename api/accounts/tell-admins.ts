import type { Knex } from 'knex';
import { isStaff } from '#core/permissions/roles.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { staffNewPlaceMail, staffTriedMail } from './alarm-mails.ts';

type Alarm = 'password' | 'code' | 'place';

/**
 * Tells the admins what happens to the account of a colleague; of customers they are told nothing.
 * Whoever calls says how often.
 */
export async function tellAdmins(
  trx: Knex,
  deps: Dependencies,
  eMail: string,
  alarm: Alarm,
): Promise<void> {
  const about = await trx('users').where({ e_mail: eMail, is_active: true }).first('id', 'role');
  if (!about || !isStaff(about.role)) return;
  const admins: { id: number; e_mail: string; language: 'cs' | 'ro' }[] = await trx('users')
    .where({ role: 'admin', is_active: true })
    .whereNot('id', about.id)
    .whereNotIn('id', trx('demonstration_accounts').select('user_id'))
    .select('id', 'e_mail', 'language');
  for (const admin of admins) {
    const parts = ['alarm', about.id, admin.id, alarm, deps.now().getTime()];
    await queueMail(trx, deps, {
      kind: alarm === 'place' ? staffNewPlaceMail : staffTriedMail,
      subjectKey: parts.join(':'),
      language: admin.language,
      recipient: admin.e_mail,
    });
  }
}
