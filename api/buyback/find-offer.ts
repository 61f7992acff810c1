import type { Knex } from 'knex';
import { buybackPaths } from '#core/paths/buyback-paths.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { MessageRefusal } from '../platform/http/refusal.ts';
import { BuybackModel } from './buyback-model.ts';

/** A stored buy-back by its random code; one SELECT by a unique index. */
export const findByCode = async (db: Knex, code: string): Promise<BuybackModel | undefined> =>
  BuybackModel.query(db).findOne({ code });

/** A quote that still waits, locked until the end of the transaction; other states give no offer. */
export const lockOffer = async (trx: Knex, code: string): Promise<BuybackModel | undefined> =>
  BuybackModel.query(trx).findOne({ code }).whereIn('status', ['quoted', 'expired']).forUpdate();

/** Whether the stored price still holds for its customer. */
export const isLocked = (row: Pick<BuybackModel, 'status' | 'lockedUntil'>, now: Date): boolean =>
  row.status !== 'expired' && row.status !== 'cancelled' && now <= row.lockedUntil;

/** Why nothing is opened by a code: it never was one, or its offer became a sale, whose code is another. */
export async function unopenedOffer(
  db: Knex,
  { cipher, market }: Dependencies,
  code: string,
  field: 'code' | 'offerCode',
): Promise<MessageRefusal> {
  const paths = buybackPaths(market.code);
  const sale = await db('buybacks').where('offer_digest', cipher.digest(code)).first('id');
  return sale
    ? new MessageRefusal('offer_used', paths.status, { fields: { [field]: ['already_used'] } })
    : new MessageRefusal('offer_unknown', paths.root, { fields: { [field]: ['unknown_choice'] } });
}
