import { supervisorActions } from '../accounts/supervisor.ts';
import { personalFields } from '../buyback/personal-fields.ts';
import { auditedCalls } from '../changes/audited-calls.ts';
import { auditGrid } from './audit-grid.ts';
import { withChoices } from './grid-definition.ts';

/** The call that changed something, the field that was read, or the action that was approved. */
const auditedActions = [...auditedCalls, ...personalFields, ...supervisorActions] as const;
export type AuditedAction = (typeof auditedActions)[number];

/** The audit log as its calls take it: another action than these is refused in a filter. */
export const auditGridOfCalls = withChoices(auditGrid, { what: auditedActions });
