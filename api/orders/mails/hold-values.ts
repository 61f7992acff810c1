import type { Knex } from 'knex';
import type { Market } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { formatMoney } from '#core/shared/money.ts';
import type { Rows } from '../../platform/database/rows.ts';
import { caredForAt } from '../holds/hold-view.ts';

/** The held card that a mail is about. */
export const holdOf = async (db: Knex, paymentId: number): Promise<MailedHold | null> =>
  (await db('order_holds as h')
    .join('payments as p', 'p.id', 'h.payment_id')
    .where('p.id', paymentId)
    .first<MailedHold | undefined>('p.amount', 'h.ending_amount', 'h.ends_at')) ?? null;

type MailedHold = Pick<Rows['order_holds'], 'ending_amount' | 'ends_at'> &
  Pick<Rows['payments'], 'amount'>;

/** What mails about a held card are filled with. */
export const heldValues = (hold: MailedHold | null, market: Market) => ({
  held: formatMoney(hold?.amount ?? 0, market.code),
  taken: formatMoney(hold?.ending_amount ?? 0, market.code),
  holdUntil: hold ? formatDate(dayInTimeZone(caredForAt(hold.ends_at), market.timeZone)) : '',
});
