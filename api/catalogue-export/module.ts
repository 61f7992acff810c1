import { defineModule } from '../platform/modules/define-module.ts';
import { exportJobs } from './export-jobs.ts';
import { exportRoutes } from './export-routes.ts';

export const catalogueExports = defineModule({ routes: exportRoutes, jobs: exportJobs });
