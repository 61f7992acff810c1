import { importSchedules } from '#core/import/import-schedules.ts';
import { words as cs } from '#core/phrases/cs/resources/import-schedules.ts';
import { words as ro } from '#core/phrases/ro/resources/import-schedules.ts';
import { FieldRefusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/resources/serve.ts';
import { isInboxName } from './read-place.ts';

/** Scheduled imports, kept by staff; a job runs them. */
export const servedSchedules = serve(importSchedules, {
  said: { cs, ro },
  from: 'import_schedules g join suppliers s on s.id = g.supplier_id',
  sql: () => ({ supplier: 's.name' }),
  referred: () => ({ supplierId: 'select id, name from suppliers' }),
  words: "concat_ws(' ', g.name, s.name)",
  guarded: { import_schedules_supplier_fkey: 'supplierId' },
  order: ['name'],
  prepare(before, written) {
    const { place } = { ...before, ...written };
    const text = typeof place === 'string' ? place : '';
    // One that does not fit its source is said in the log of runs.
    const isAddress = URL.canParse(text) && /^https?:\/\//.test(text);
    if (!isAddress && !isInboxName(text)) throw new FieldRefusal({ place: ['schedule_place'] });
    return written;
  },
});
