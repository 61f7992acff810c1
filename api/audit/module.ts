import { defineModule } from '../platform/modules/define-module.ts';
import { auditServerGrid } from './audit-server-grid.ts';

export const audit = defineModule({
  lists: [{ grid: auditServerGrid, list: 'grid-audit', select: 'grid-audit-select' }],
});
