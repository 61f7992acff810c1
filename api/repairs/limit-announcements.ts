import type { Knex } from 'knex';
import { announcedMinutes, mostAnnouncedADay } from '#core/service/repair-limits.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { countAttempt, limitKey, secondsUntil } from '../platform/http/rate-limit.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { shopNumber } from '../platform/shop-numbers/shop-number.ts';
import { RepairModel } from './repair-model.ts';

/**
 * Counts an announced repair for its e-mail, of which a keyed hash alone is kept, and refuses what is too much for one
 * person. In the transaction of the repair: what is refused counts for nothing. Counting is also the lock under which those
 * that have not come are counted.
 */
export async function limitAnnouncements(
  trx: Knex,
  deps: Dependencies,
  eMail: string,
  now: Date,
): Promise<void> {
  const key = limitKey(deps, 'repair-announce', eMail.toLowerCase());
  const { attempts, windowEndsAt } = await countAttempt(trx, key, now, announcedMinutes);
  if (attempts > mostAnnouncedADay) {
    const headers = { 'Retry-After': secondsUntil(windowEndsAt, now) };
    throw new Refusal(429, 'too_many_repairs', { headers });
  }
  const open = await RepairModel.query(trx)
    .where({ e_mail: eMail, status: 'announced' })
    .resultSize();
  const most = await shopNumber(trx, 'announced_repairs_per_mail');
  if (open >= most) throw new FieldRefusal({ eMail: ['too_many_repairs'] });
}
