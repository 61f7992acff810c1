import type { PrivateFiles } from '../platform/files/private-files.ts';

/** CVs, one for each application. */
export const cvFiles: PrivateFiles = {
  folder: 'cv',
  table: 'job_applications',
  column: 'cv_file',
  owner: 'id',
};
