import type { Knex } from 'knex';
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
