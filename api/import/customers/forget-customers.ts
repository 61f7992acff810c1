import type { Knex } from 'knex';

const keptDays = 7;

/** Files that name people or their former devices. */
const named = ['customers', 'pieces'];

const ofCustomers = (db: Knex) =>
  db('import_rows').whereIn(
    'import_id',
    db('imports').where({ subject: 'customers' }).select('id'),
  );

/**
 * Rows of people that became no account, and of pieces that came to no stock, are kept for as long as somebody mends them,
 * and then emptied.
 */
export async function emptyPersonalRows(db: Knex, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  await db('import_rows')
    .whereIn(
      'import_id',
      db('imports').whereIn('subject', named).where('changed_at', '<', before).select('id'),
    )
    .whereRaw("cells <> '[]'")
    .update({ cells: '[]' });
}

/** What files still tell of somebody who is erased. */
export async function forgetImported(db: Knex, eMail: string): Promise<void> {
  await ofCustomers(db)
    .whereRaw("cells <> '[]' and position(? in lower(cells::text)) > 0", [eMail.toLowerCase()])
    .update({ cells: '[]' });
}
