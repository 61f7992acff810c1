import type { Knex } from 'knex';
import { mergeVisitorLists } from '#core/visitor-lists/visitor-lists.ts';
import { lockList, readIds, saveLists } from './list-rows.ts';

interface Login {
  readonly visitorHash: Buffer;
  readonly userId: number;
  readonly now: Date;
}

/**
 * Joins what a visitor collected before signing in to the lists of the account, once: the visitor's
 * own list is gone afterwards.
 */
export async function mergeListsAtLogin(
  knex: Knex,
  { visitorHash, userId, now }: Login,
): Promise<void> {
  await knex.transaction(async (trx) => {
    const guestList = await trx('visitor_lists')
      .where('visitor_hash', visitorHash)
      .forUpdate()
      .first<{ id: number } | undefined>('id');
    if (!guestList) return;
    const guest = await readIds(trx, guestList.id);
    const listId = await lockList(trx, { user_id: userId }, now);
    const account = await readIds(trx, listId);
    await saveLists(trx, listId, account, mergeVisitorLists(guest, account));
    await trx('visitor_lists').where('id', guestList.id).delete();
  });
}
