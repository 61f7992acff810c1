import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import { emptyPersonalRows } from './customers/forget-customers.ts';
import { invite } from './customers/invite-customers.ts';
import { applyImport } from './apply-import.ts';
import { checkImport } from './check-import.ts';
import { applyJob, checkJob, picturesJob } from './import-rows.ts';
import { storePictures } from './pictures/store-pictures.ts';
import { sweepUploads } from './pictures/upload-folder.ts';

const keptDays = 90;

const check: JobDefinition = {
  name: checkJob,
  run: ({ importId }, deps) => checkImport(deps, Number(importId)),
};

const apply: JobDefinition = {
  name: applyJob,
  run: ({ importId }, deps) => applyImport(deps, Number(importId)),
};

const pictures: JobDefinition = {
  name: picturesJob,
  run: ({ importId }, deps) => storePictures(deps, Number(importId)),
};

/** Files are kept for as long as somebody may ask what became of them. */
const forget: JobDefinition = {
  name: 'import-forget',
  schedule: '15 3 * * *',
  run: async (_, { knex, now, environment }) => {
    const before = new Date(now().getTime() - keptDays * 86_400_000);
    await knex('imports').where('changed_at', '<', before).delete();
    await emptyPersonalRows(knex, now());
    const kept = await knex('imports').where({ subject: 'pictures' }).pluck('id');
    await sweepUploads(environment.dataDir, new Set(kept));
  },
};

export const importJobs = [invite, check, apply, pictures, forget];
