import type { Role } from './roles.ts';

/** What needs a second pair of eyes (DECISIONS "Accounts and roles"). */
export const supervisorActions = [
  'price_override',
  'buyback_over_limit',
  'weight_mismatch',
  'take_over',
  'full_purge',
  'cancel_handed_over',
] as const;
export type SupervisorAction = (typeof supervisorActions)[number];

/** Roles of those whose second look counts; never one's own, which the API sees to. */
export const supervisorRoles: readonly Role[] = ['warehouse_supervisor', 'admin'];

/** An approval can be used for so long after it was given. */
export const approvalMinutes = 2;
