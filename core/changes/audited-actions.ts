import { personalFields } from '../buyback/personal-fields.ts';
import { contactFields } from '../contacts/contact-sight.ts';
import { withChoices } from '../grid/grid-definition.ts';
import { personalActs } from '../customers/personal-acts.ts';
import { approvedActs } from '../permissions/two-person-policy.ts';
import { changeKeys } from '../resources/resource.ts';
import { resources } from './all-resources.ts';
import { auditedCalls } from './audited-calls.ts';
import { auditGrid } from './audit-grid.ts';

/** The call that changed something, the field that was read, or the action that was approved. */
const ownActions = [
  ...auditedCalls,
  ...new Set([...personalFields, ...contactFields]),
  ...personalActs,
  ...approvedActs,
] as const;
/** Of these, what no resource is changed by; resources bring words of their own. */
export type OwnAuditedAction = (typeof ownActions)[number];

const auditedActions = [
  ...ownActions,
  ...resources.flatMap((one) => Object.values(changeKeys(one))),
];

/** The audit log as its calls take it: another action than these is refused in a filter. */
export const auditGridOfCalls = withChoices(auditGrid, { what: auditedActions });
