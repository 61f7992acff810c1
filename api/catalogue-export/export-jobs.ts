import type { Dependencies } from '../platform/dependencies.ts';
import { describeError } from '../platform/describe-error.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import { shopNumber } from '../platform/shop-numbers/shop-number.ts';
import { removeExport, writeExport } from './write-export.ts';

/** The job that writes the file of its data, `exportId`. */
export const exportJob = 'catalogue-export';

const run: JobDefinition = {
  name: exportJob,
  run: ({ exportId }, deps) => carryOut(deps, Number(exportId)),
};

async function carryOut(deps: Dependencies, id: number): Promise<void> {
  const { knex, log, now } = deps;
  const asked = await knex('catalogue_exports').where({ id }).first('status');
  // A process that was killed after its work was done comes back to nothing.
  if (asked?.status !== 'waiting') return;
  const outcome = await writeExport(deps).then(
    ({ file, bytes, rows }) => ({ status: 'done' as const, file, bytes, row_count: rows }),
    (error: unknown) => {
      log.error({ error: describeError(error) }, 'the catalogue could not be exported');
      return { status: 'failed' as const };
    },
  );
  await knex('catalogue_exports')
    .where({ id })
    .update({ ...outcome, ended_at: now() });
}

/** Files are fetched soon or never. */
const forget: JobDefinition = {
  name: 'catalogue-export-forget',
  schedule: '25 3 * * *',
  run: async (_, deps) => {
    const keptDays = await shopNumber(deps.knex, 'export_kept_days');
    const before = new Date(deps.now().getTime() - keptDays * 86_400_000);
    const gone = await deps
      .knex('catalogue_exports')
      .where('asked_at', '<', before)
      .delete()
      .returning<{ file: string | null }[]>('file');
    for (const { file } of gone) if (file !== null) await removeExport(deps, file);
  },
};

export const exportJobs = [run, forget];
