import type { Knex } from 'knex';
import { suggestedChecks } from '#core/service/suggested-checks.ts';
import { suggestedMessages } from '#core/service/suggested-messages.ts';
import { idOf, insertRows } from '../insert-rows.ts';

/** Checks of the bench and templates of messages with which a shop begins; staff change them. */
export async function insertBench(
  trx: Knex.Transaction,
  operations: ReadonlyMap<string, number>,
): Promise<void> {
  const checks = suggestedChecks.map(({ operation, ...check }, place) => ({
    ...check,
    operation_id: operation === null ? null : idOf(operations, operation),
    position: place + 1,
    is_active: true,
    version: 1,
  }));
  await insertRows(trx, 'repair_checks', checks);
  const templates = suggestedMessages.map((template, place) => ({
    ...template,
    position: place + 1,
    is_active: true,
    version: 1,
  }));
  await insertRows(trx, 'repair_message_templates', templates);
}
