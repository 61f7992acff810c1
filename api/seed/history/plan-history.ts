import type { Knex } from 'knex';

const dayMs = 86_400_000;

/** Notes which days before now a demonstration shop is to be filled with. */
export async function planHistory(trx: Knex, now: Date, days: number): Promise<void> {
  const rows = Array.from({ length: days }, (_, at) => ({
    day: new Date(now.getTime() - (days - at) * dayMs).toISOString().slice(0, 10),
  }));
  if (rows.length > 0) await trx('demonstration_days').insert(rows);
}
