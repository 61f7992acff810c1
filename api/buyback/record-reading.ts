import type { Knex } from 'knex';

/** How long a revealed field stays on a screen. */
export const visibleMs = 60_000;

export interface IdentityReading {
  readonly buybackId: number;
  readonly field: string;
  readonly staffId: number;
  readonly reason: string;
  readonly at: Date;
}

/** Puts on record who read a personal field and why; in the transaction that reads it. */
export async function recordReading(trx: Knex, reading: IdentityReading): Promise<void> {
  await trx('identity_readings').insert({
    buyback_id: reading.buybackId,
    field: reading.field,
    staff_id: reading.staffId,
    reason: reading.reason,
    read_at: reading.at,
  });
}
