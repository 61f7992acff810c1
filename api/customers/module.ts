import { defineModule } from '../platform/modules/define-module.ts';
import { customerRoutes } from './customer-routes.ts';
import { wipeNotesOfNobody } from './wipe-notes.ts';

export const customers = defineModule({ routes: customerRoutes, jobs: [wipeNotesOfNobody] });
