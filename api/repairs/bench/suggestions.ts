import type { Knex } from 'knex';
import { suggestedChecks } from '#core/service/suggested-checks.ts';
import { suggestedMessages } from '#core/service/suggested-messages.ts';
import { changeSetOf } from '../../platform/database/staff-change.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';

/** Suggested checks or messages into a shop's own list, in one change set that is undone as one; what it has stays as it is. */
export const suggestionRoute = (deps: Dependencies): BoundRoute =>
  bind('bench-suggestions-take', ({ body: { list } }) =>
    deps.knex.transaction(async (trx) => {
      const { added, kept } = await (list === 'checks' ? takeChecks(trx) : takeMessages(trx));
      return { changeSetId: added === 0 ? null : await changeSetOf(trx), added, kept };
    }),
  );

interface Taken {
  readonly added: number;
  /** Of that name there is one already. */
  readonly kept: number;
}

/** A check of an operation that this shop does not offer is left out. */
async function takeChecks(trx: Knex.Transaction): Promise<Taken> {
  const operations = await trx('service_operations').select<{ id: number; slug: string }[]>(
    'id',
    'slug',
  );
  const idOf = new Map(operations.map(({ id, slug }) => [slug, id]));
  const rows = suggestedChecks
    .filter(({ operation }) => operation === null || idOf.has(operation))
    .map(({ operation, ...check }) => ({
      ...check,
      operation_id: operation === null ? null : idOf.get(operation),
    }));
  return takeRows(trx, 'repair_checks', 'name_cs', rows);
}

const takeMessages = (trx: Knex.Transaction): Promise<Taken> =>
  takeRows(trx, 'repair_message_templates', 'title_cs', suggestedMessages);

/** Below the rows that there are, whose names are unique. */
async function takeRows(
  trx: Knex.Transaction,
  table: 'repair_checks' | 'repair_message_templates',
  name: string,
  rows: readonly object[],
): Promise<Taken> {
  const last = await trx(table).max<{ max: number | null }[]>('position');
  const begin = last[0]?.max ?? 0;
  const added = await trx(table)
    .insert(rows.map((row, place) => ({ ...row, position: begin + place + 1, is_active: true })))
    .onConflict(name)
    .ignore()
    .returning<{ id: number }[]>('id');
  return { added: added.length, kept: rows.length - added.length };
}
