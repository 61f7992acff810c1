import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { serialDigest } from '../../devices/passports.ts';
import { BuybackModel } from '../buyback-model.ts';
import { duplicateField } from '../duplicate-device.ts';
import { readIdentity } from '../identity-store.ts';
import { batchSize, inBatches } from '../../platform/jobs/in-batches.ts';

/** What ends a request; its device may be offered anew. */
const ended = ['paid', 'returned', 'cancelled', 'expired'];

/**
 * Gives open requests of devices that are known by a serial number the keyed hash that keeps each
 * to one request, where they are older than that rule. Of two that name the same device the first
 * has it; the others are named in the log by their ids alone, for people to look at.
 */
export const digestSerials: JobDefinition = {
  name: 'buyback-digest-serials',
  schedule: '35 3 * * *',
  run: async (_, { knex, cipher, log }) => {
    let after = 0;
    const twins: number[] = [];
    // Twins still have no hash, so the batches go on by id.
    await inBatches(knex, async (trx) => {
      const rows = await BuybackModel.query(trx)
        .whereNotIn('status', ended)
        .whereNull('serial_digest')
        .whereRaw(
          `exists (select from buyback_identities i
            where i.buyback_id = buybacks.id and i.serial_number is not null)`,
        )
        .where('id', '>', after)
        .orderBy('id')
        .limit(batchSize)
        .forUpdate()
        .skipLocked();
      for (const { id } of rows) {
        const serial = (await readIdentity(trx, cipher, id))?.serialNumber;
        if (typeof serial !== 'string') continue;
        const digest = serialDigest(cipher, serial);
        // Somebody may offer the same device at this very moment.
        const isGiven = await trx
          .transaction((step) => step('buybacks').where({ id }).update({ serial_digest: digest }))
          .catch((error: unknown) => {
            if (duplicateField(error) === 'serialNumber') return 0;
            throw error;
          });
        if (isGiven === 0) twins.push(id);
      }
      after = rows.at(-1)?.id ?? after;
      return rows.length;
    });
    if (twins.length > 0) log.warn({ buybacks: twins }, 'open requests name a device twice');
  },
};
