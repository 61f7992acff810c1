import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { codeTries, isCodeOpen, codeMinutes } from '#core/orders/order-link.ts';
import { confirmMinutes } from '#core/orders/unpaid-order.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Cipher } from '../platform/identity/cipher.ts';
import { countAttempt, limitKey } from '../platform/http/rate-limit.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { codeSubject } from './mails/mail-subject.ts';
import type { OrderModel } from './order-model.ts';

export const codeMail = 'order-code';
/** The mail that asks whoever ordered several pieces to confirm it. */
export const confirmMailKind = 'order-confirm';
type CodeMail = typeof codeMail | typeof confirmMailKind;

/** Six digits. Made from the mail's id and the shop's key, so nothing that is stored tells them. */
export function digitsOf(cipher: Cipher, mailId: number): string {
  const signed = cipher.sign(codeMail, String(mailId));
  const number = createHash('sha256').update(signed).digest().readUInt32BE(0) % 1_000_000;
  return String(number).padStart(6, '0');
}

type Addressee = Pick<OrderModel, 'id' | 'eMail' | 'language'>;

/** Mails a code to the order's address; the one before it ends by that. */
export const mailCode = (
  trx: Knex,
  deps: Dependencies,
  order: Addressee,
  now: Date,
): Promise<void> => queueCode(trx, deps, codeMail, order, now);

/** Mails the code that confirms the order's address. */
export const mailToConfirm = (
  trx: Knex,
  deps: Dependencies,
  order: Addressee,
  now: Date,
): Promise<void> => queueCode(trx, deps, confirmMailKind, order, now);

async function queueCode(
  trx: Knex,
  deps: Dependencies,
  kind: CodeMail,
  { id, eMail, language }: Addressee,
  now: Date,
): Promise<void> {
  if (eMail === null) return;
  const subjectKey = codeSubject(id, now);
  await queueMail(trx, deps, { kind, subjectKey, language, recipient: eMail });
}

/** Whether these are the digits of the last mail that asked to confirm; they are good while the order waits. */
export const isConfirmingCode = (
  deps: Dependencies,
  orderId: number,
  digits: string,
  now: Date,
): Promise<boolean> => isRightCode(deps, { kind: confirmMailKind, orderId, digits }, now);

/** Whether these are the digits of the last mail, within ten minutes and five tries. */
export const isMailedCode = (
  deps: Dependencies,
  orderId: number,
  digits: string,
  now: Date,
): Promise<boolean> => isRightCode(deps, { kind: codeMail, orderId, digits }, now);

interface TypedCode {
  readonly kind: CodeMail;
  readonly orderId: number;
  readonly digits: string;
}

async function isRightCode(
  deps: Dependencies,
  { kind, orderId, digits }: TypedCode,
  now: Date,
): Promise<boolean> {
  const { knex, cipher } = deps;
  const mail: { id: number; created_at: Date } | undefined = await knex('mails')
    .where({ kind })
    .whereLike('subject_key', `${codeSubject(orderId)}%`)
    .orderBy('id', 'desc')
    .first('id', 'created_at');
  if (!mail || (kind === codeMail && !isCodeOpen(mail.created_at, now))) return false;
  const key = limitKey(deps, 'order-code-try', String(mail.id));
  const minutes = kind === codeMail ? codeMinutes : confirmMinutes;
  const { attempts } = await countAttempt(knex, key, now, minutes);
  return attempts <= codeTries && digitsOf(cipher, mail.id) === digits;
}
