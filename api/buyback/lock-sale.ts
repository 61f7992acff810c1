import type { Knex } from 'knex';
import { Refusal } from '../platform/http/refusal.ts';
import { BuybackModel } from './buyback-model.ts';

/** The sale of a code and its seller's mail, locked until the transaction ends; 404 `buyback_not_found` of any other pair. */
export async function lockSale(
  trx: Knex,
  { code, eMail }: { readonly code: string; readonly eMail: string },
): Promise<BuybackModel> {
  const row = await BuybackModel.query(trx).findOne({ code, e_mail: eMail }).forUpdate();
  if (!row) throw new Refusal(404, 'buyback_not_found');
  return row;
}
