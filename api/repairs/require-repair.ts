import type { Knex } from 'knex';
import { Refusal } from '../platform/http/refusal.ts';
import { RepairModel } from './repair-model.ts';

/** The repair of an id, locked where it is to be changed; 404 where there is none. */
export async function requireRepair(db: Knex, id: number, lock = false): Promise<RepairModel> {
  const query = RepairModel.query(db).findById(id);
  const row = await (lock ? query.forUpdate() : query);
  if (!row) throw new Refusal(404, 'repair_not_found');
  return row;
}
