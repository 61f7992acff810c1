import type { Knex } from 'knex';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { ownUser } from '../platform/http/signed-in.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { answerMail } from './enquiry-mails.ts';
import { EnquiryModel } from './enquiry-model.ts';

/** The enquiry under a lock, so that two people who answer at once do not both write to the sender. */
async function lockEnquiry(trx: Knex.Transaction, id: number): Promise<EnquiryModel> {
  const row = await EnquiryModel.query(trx).findById(id).forUpdate();
  if (!row) throw new Refusal(404, 'not_found');
  return row;
}

async function lockOpen(trx: Knex.Transaction, id: number): Promise<EnquiryModel> {
  const row = await lockEnquiry(trx, id);
  if (row.handledAt || row.wipedAt) throw new FieldRefusal({ nonFieldErrors: ['enquiry_handled'] });
  return row;
}

/** Keeps the answer and sends it to whoever asked. */
export async function answerEnquiry(
  deps: Dependencies,
  { id, answer }: { readonly id: number; readonly answer: string },
  context: RequestContext,
): Promise<undefined> {
  await deps.knex.transaction(async (trx) => {
    const row = await lockOpen(trx, id);
    const { eMail } = row;
    if (eMail === null) throw new Error('an open enquiry has no sender');
    await row.$query(trx).patch({ answer, handledAt: context.now, handledBy: ownUser(context).id });
    await queueMail(trx, deps, answerMail(row, eMail));
  });
}

/** Puts one aside that was dealt with otherwise. */
export async function closeEnquiry(
  deps: Dependencies,
  id: number,
  context: RequestContext,
): Promise<undefined> {
  await deps.knex.transaction(async (trx) => {
    const row = await lockOpen(trx, id);
    await row.$query(trx).patch({ handledAt: context.now, handledBy: ownUser(context).id });
  });
}

/** Takes a closing back; an answer that was mailed cannot be. */
export async function reopenEnquiry(deps: Dependencies, id: number): Promise<undefined> {
  await deps.knex.transaction(async (trx) => {
    const row = await lockEnquiry(trx, id);
    if (!row.handledAt || row.answer !== null || row.wipedAt) {
      throw new FieldRefusal({ nonFieldErrors: ['enquiry_not_closed'] });
    }
    await row.$query(trx).patch({ handledAt: null, handledBy: null });
  });
}
