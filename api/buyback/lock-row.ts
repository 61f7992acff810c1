import type { Knex } from 'knex';
import { toWire } from '#core/contract/casing.ts';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { BuybackModel } from './buyback-model.ts';
import { loadDetail } from './staff-detail.ts';

/** Locks a row for a change; 409 with the current row where somebody was faster. */
export async function lockRow(
  trx: Knex,
  deps: Dependencies,
  id: number,
  version: number,
  language: Language,
): Promise<BuybackModel> {
  const row = await BuybackModel.query(trx).findById(id).forUpdate();
  if (!row) throw new Refusal(404, 'not_found');
  if (row.version === version) return row;
  const current = toWire(await loadDetail(trx, deps, id, language));
  throw new Refusal(409, 'conflict', { extra: { current } });
}
