import type { JobDefinition } from '../jobs/job-queue.ts';
import { sweepPrivate, type PrivateFiles } from './private-files.ts';

const dayMs = 86_400_000;

/**
 * Removes photos that no row names: those of what was wiped, and files whose upload was cut off. A day passes first, so that
 * an upload that is under way keeps its own.
 */
export const sweepPhotosOf = (
  files: PrivateFiles,
  { name, schedule }: { readonly name: string; readonly schedule: string },
): JobDefinition => ({
  name,
  schedule,
  run: (_, deps) => sweepPrivate(files, deps, new Date(deps.now().getTime() - dayMs)),
});
