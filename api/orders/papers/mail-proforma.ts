import type { Knex } from 'knex';
import type { Dependencies } from '../../platform/dependencies.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { findOrder } from '../lock-order.ts';
import { proformaSubject } from '../mails/mail-subject.ts';
import { mailedToday } from '../mails/mailed-today.ts';
import { findParts } from '../order-parts.ts';
import { awaitsTransfer } from '../order-view.ts';
import { noteEvent } from '../note-event.ts';

const kind = 'order-proforma';

/**
 * Queues the request to pay for its order's address and writes into the history who did it. Refuses an order that waits for
 * no transfer, or has no address any more, and a fourth time within a day.
 */
export async function mailProforma(
  trx: Knex.Transaction,
  deps: Dependencies,
  id: number,
  staffId: number,
): Promise<void> {
  const order = await findOrder(trx, { id }, true);
  const { payment } = await findParts(trx, id);
  if (!awaitsTransfer(order, payment)) throw new Refusal(409, 'proforma_over');
  const { language, eMail: recipient } = order;
  if (recipient === null) throw new Refusal(409, 'document_no_mail');
  const at = deps.now();
  const sent = await mailedToday(trx, { kind, begins: proformaSubject(id, ''), at });
  const subjectKey = proformaSubject(id, `${String(at.getTime())}:${String(sent)}`);
  await queueMail(trx, deps, { kind, subjectKey, language, recipient });
  await noteEvent(trx, order, {
    actor: 'staff',
    staff_id: staffId,
    reason: 'document_mailed',
    at,
  });
}
