import type { Knex } from 'knex';
import {
  moveRefusal,
  successorRefusal,
  type LifeMove,
  type LifeRefusal,
} from '#core/catalog/product-life.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { FieldRefusal } from '../../platform/http/refusal.ts';
import { familiesChanged } from '../../read-models/families-changed.ts';
import { lifeOfRow, lockVariants } from './life-facts.ts';

interface Move {
  readonly id: number;
  readonly move: LifeMove;
  /** Of one that is retired. */
  readonly successorId?: number | null;
}

/** Moves a variant in its life; lists, search and kept pages follow in the same transaction. */
export async function changeLife(
  trx: Knex.Transaction,
  deps: Dependencies,
  { id, move, successorId = null }: Move,
): Promise<void> {
  const now = deps.now();
  const locked = await lockVariants(trx, successorId === null ? [id] : [id, successorId]);
  const row = locked.get(id);
  if (!row) throw new Error('a locked variant is not there');
  refuse('nonFieldErrors', moveRefusal(lifeOfRow(row), move));
  if (successorId !== null) {
    const successor = locked.get(successorId);
    if (!successor) throw new FieldRefusal({ successorId: ['unknown_row'] });
    const named = { id: successorId, life: lifeOfRow(successor) };
    refuse('successorId', successorRefusal(id, named));
  }
  await trx('master_products')
    .where({ id })
    .update({
      is_active: move !== 'retire',
      retired_at: move === 'retire' ? now : null,
      successor_id: successorId,
      updated_at: now,
      version: trx.raw('version + 1'),
    });
  await familiesChanged(trx, deps, [row.meta_master_id]);
}

/** Refuses what the core refuses, at the field that it is about. */
export function refuse(field: string, refusal: LifeRefusal | null): void {
  if (refusal !== null) throw new FieldRefusal({ [field]: [refusal] });
}
