import type { Knex } from 'knex';
import { Refusal } from '../../platform/http/refusal.ts';

/** Nobody's mailbox is filled by an impatient finger. */
const mostMailsADay = 3;
const dayMs = 86_400_000;

/**
 * How many mails of a kind, whose subjects begin alike, staff have sent within a day before `at`; refuses a fourth one.
 */
export async function mailedToday(
  trx: Knex,
  { kind, begins, at }: { readonly kind: string; readonly begins: string; readonly at: Date },
): Promise<number> {
  const sent = await trx('mails')
    .where({ kind })
    .whereLike('subject_key', `${begins}%`)
    .where('created_at', '>', new Date(at.getTime() - dayMs))
    .select('id');
  if (sent.length >= mostMailsADay) throw new Refusal(409, 'document_mailed_enough');
  return sent.length;
}
