import type { PrivateFiles } from '../files/private-files.ts';

/** CVs, one for each application. */
export const cvFiles: PrivateFiles = {
  ...{ folder: 'cv', table: 'job_applications', column: 'cv_file' },
};
