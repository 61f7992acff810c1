import type { Knex } from 'knex';
import { buildPath } from '#core/contract/client.ts';
import { urlMap } from '#core/contract/endpoints.ts';
import { salePaths } from '#core/paths/sale-paths.ts';
import { documentMail as cs } from '#core/phrases/cs/document-mail.ts';
import { documentMail as ro } from '#core/phrases/ro/document-mail.ts';
import { formatMoney } from '#core/shared/money.ts';
import { InvoiceModel } from '../documents/invoice-model.ts';
import { findOrder } from '../orders/lock-order.ts';
import { mailedToday } from '../orders/mails/mailed-today.ts';
import { OrderModel } from '../orders/order-model.ts';
import { fillText } from '../platform/mail/fill-text.ts';
import { layOut } from '../platform/mail/mail-layout.ts';
import type { ComposeMail } from '../platform/mail/mail-kinds.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { noteEvent } from '../orders/note-event.ts';

/** Kind of the mail that brings a document once more. */
export const documentMailKind = 'document-again';

const phrases = { cs, ro };
const subjectOf = (id: number): string => `document:${String(id)}:`;

/** Links to a document in a mail; what it says is read when it is sent. Null once its order has forgotten the address. */
export const composeDocument: ComposeMail = async (
  { subjectKey, language },
  { knex, market, environment },
) => {
  const document = await InvoiceModel.query(knex).findById(Number(subjectKey.split(':')[1]));
  const order = document && (await OrderModel.query(knex).findById(document.orderId));
  if (!order || order.eMail === null) return null;
  const words = phrases[language];
  const values = { document: document.number, number: order.number };
  const params = { code: order.code, number: document.number, format: 'pdf' };
  const { publicUrl } = environment;
  const url = publicUrl + buildPath(urlMap()['order-document'], { params });
  const page = publicUrl + salePaths(market.code).order(order.code);
  return layOut({
    language,
    subject: fillText(words[`subject_${document.kind}`], values),
    heading: words.heading,
    greeting: words.greeting,
    paragraphs: [fillText(words.paragraph, values)],
    facts: [[words.total, formatMoney(document.total, market.code)]],
    groups: [],
    buttons: [
      { label: words.button, url },
      { label: words.order, url: page, quiet: true },
    ],
    signature: words.signature,
    footer: words.automatic,
  });
};

/**
 * Queues a document for its order's address and writes into the order's history who did it. Refuses one whose order
 * has no address any more, and a fourth time within a day.
 */
export async function mailDocument(
  trx: Knex.Transaction,
  deps: Dependencies,
  id: number,
  staffId: number,
): Promise<void> {
  const document = await InvoiceModel.query(trx).findById(id);
  if (!document) throw new Refusal(404, 'not_found');
  const order = await findOrder(trx, { id: document.orderId }, true);
  if (order.eMail === null) throw new Refusal(409, 'document_no_mail');
  const at = deps.now();
  const sent = await mailedToday(trx, { kind: documentMailKind, begins: subjectOf(id), at });
  const { language, eMail: recipient } = order;
  const subjectKey = `${subjectOf(id)}${String(at.getTime())}:${String(sent)}`;
  await queueMail(trx, deps, { kind: documentMailKind, subjectKey, language, recipient });
  await noteEvent(trx, order, {
    actor: 'staff',
    staff_id: staffId,
    reason: 'document_mailed',
    at,
  });
}
