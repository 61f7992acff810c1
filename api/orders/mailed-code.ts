import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { codeTries, isCodeOpen, codeMinutes } from '#core/orders/order-link.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Cipher } from '../platform/identity/cipher.ts';
import { countAttempt, limitKey } from '../platform/http/rate-limit.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { codeSubject } from './mails/mail-subject.ts';
import type { OrderModel } from './order-model.ts';

export const codeMail = 'order-code';

/** Six digits. Made from the mail's id and the shop's key, so nothing that is stored tells them. */
export function digitsOf(cipher: Cipher, mailId: number): string {
  const signed = cipher.sign(codeMail, String(mailId));
  const number = createHash('sha256').update(signed).digest().readUInt32BE(0) % 1_000_000;
  return String(number).padStart(6, '0');
}

/** Mails a code to the order's address; the one before it ends by that. */
export async function mailCode(
  trx: Knex,
  deps: Dependencies,
  { id, eMail, language }: OrderModel,
  now: Date,
): Promise<void> {
  if (eMail === null) return;
  const subjectKey = codeSubject(id, now);
  await queueMail(trx, deps, { kind: codeMail, subjectKey, language, recipient: eMail });
}

/** Whether these are the digits of the last mail, within ten minutes and five tries. */
export async function isMailedCode(
  deps: Dependencies,
  orderId: number,
  digits: string,
  now: Date,
): Promise<boolean> {
  const { knex, cipher } = deps;
  const mail: { id: number; created_at: Date } | undefined = await knex('mails')
    .where({ kind: codeMail })
    .whereLike('subject_key', `${codeSubject(orderId)}%`)
    .orderBy('id', 'desc')
    .first('id', 'created_at');
  if (!mail || !isCodeOpen(mail.created_at, now)) return false;
  const key = limitKey(deps, 'order-code-try', String(mail.id));
  const { attempts } = await countAttempt(knex, key, now, codeMinutes);
  return attempts <= codeTries && digitsOf(cipher, mail.id) === digits;
}
