import { defineModule } from '../platform/modules/define-module.ts';
import { importJobs } from './import-jobs.ts';
import { importRoutes } from './import-routes.ts';

export const imports = defineModule({ routes: importRoutes, jobs: importJobs });
