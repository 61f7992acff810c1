import type { Knex } from 'knex';
import { maskContact } from '#core/contacts/contact-sight.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { CamelRow } from '../../platform/database/row-model.ts';
import type { Rows } from '../../platform/database/rows.ts';
import { query } from '../../platform/database/query.ts';
import { findOrder } from '../lock-order.ts';
import { orderMailKinds } from '../mails/order-mails.ts';
import { mailAgainSubject, mailsOfOrder } from '../mails/mail-subject.ts';
import { mailedToday } from '../mails/mailed-today.ts';
import { orderPickUpCode } from '../pick-up/pick-up-codes.ts';
import { noteEvent } from '../note-event.ts';

/** As many as a person looks through. */
const mostMails = 50;

type Mail = CamelRow<
  Pick<
    Rows['mails'],
    'id' | 'kind' | 'subject_key' | 'language' | 'recipient' | 'created_at' | 'sent_at'
  >
>;

const mailsSql = `
  select id, kind, subject_key as "subjectKey", language, recipient, created_at as "createdAt",
    sent_at as "sentAt"
  from mails where (subject_key = $1 or subject_key like $1 || ':%')
  order by id desc limit ${String(mostMails)}`;

/** What was mailed about an order, as staff read it and send it once more. */
export const mailRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('admin-order-mails', async ({ params: { id } }) => {
    const order = await findOrder(deps.knex, { id });
    const mails = await query<Mail>(deps.knex, mailsSql, [mailsOfOrder(id)]);
    const pickUp = await orderPickUpCode(deps.knex, order.id);
    const secrets = [order.code, ...(pickUp === null ? [] : [pickUp])];
    return { results: await Promise.all(mails.map((mail) => mailView(deps, mail, secrets))) };
  }),
  bind('admin-order-mail-again', async ({ params: { id, mail } }, context) => {
    await deps.knex.transaction((trx) =>
      sendAgain(trx, deps, { id, mail, staffId: staffOf(context).id }),
    );
    return undefined;
  }),
];

/**
 * A mail as it would be written now, without what opens the order to whoever holds it: staff never receive a customer's
 * link. A code's mail, and what says nothing true any more, has no text and is not sent again.
 */
async function mailView(deps: Dependencies, mail: Mail, secrets: readonly string[]) {
  const content = (await orderMailKinds[mail.kind]?.(mail, deps)) ?? null;
  const shown = (text: string) => secrets.reduce((said, one) => said.replaceAll(one, '…'), text);
  return {
    id: mail.id,
    subject: shown(content?.subject ?? ''),
    text: shown(content?.text ?? ''),
    recipient: maskContact('e_mail', mail.recipient),
    queuedAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
    canSend: content !== null && canSendAgain(mail.kind),
  };
}

/** A receipt says when something was received, which is not now. */
const canSendAgain = (kind: string): boolean =>
  kind in orderMailKinds && kind !== 'withdrawal-receipt';

interface Again {
  readonly id: number;
  readonly mail: number;
  readonly staffId: number;
}

async function sendAgain(
  trx: Knex.Transaction,
  deps: Dependencies,
  { id, mail: mailId, staffId }: Again,
): Promise<void> {
  const order = await findOrder(trx, { id }, true);
  const mail = (await query<Mail>(trx, mailsSql, [mailsOfOrder(id)])).find(
    (one) => one.id === mailId,
  );
  if (!mail) throw new Refusal(404, 'not_found');
  const content = (await orderMailKinds[mail.kind]?.(mail, { ...deps, knex: trx })) ?? null;
  if (content === null || !canSendAgain(mail.kind)) throw new Refusal(409, 'order_mail_over');
  // To the address that the order has by now.
  const { eMail: recipient, language } = order;
  if (recipient === null) throw new Refusal(409, 'document_no_mail');
  const at = deps.now();
  const begins = mailAgainSubject(mail.subjectKey, '');
  const sent = await mailedToday(trx, { kind: mail.kind, begins, at });
  const time = `${String(at.getTime())}-${String(sent)}`;
  const subjectKey = mailAgainSubject(mail.subjectKey, time);
  await queueMail(trx, deps, { kind: mail.kind, subjectKey, language, recipient });
  await noteEvent(trx, order, {
    actor: 'staff',
    staff_id: staffId,
    reason: 'mail_again',
    at,
  });
}
