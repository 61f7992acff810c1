import { accept, refuse, type Result } from '../shared/result.ts';
import type { Role } from '../permissions/roles.ts';

interface StaffAccess {
  readonly id: number;
  readonly role: Role;
  readonly isActive: boolean;
}

export type StaffAccessRefusal = Readonly<Partial<Record<'role' | 'isActive', 'own_account'>>>;

/**
 * Judges a change of who of the staff may do what, by field: nobody gives himself another role or
 * takes his own access away, so that the shop is never left without somebody who manages accounts.
 */
export function checkStaffAccess(
  before: StaffAccess,
  after: Omit<StaffAccess, 'id'>,
  actorId: number,
): Result<null, StaffAccessRefusal> {
  if (before.id !== actorId) return accept(null);
  const refused: StaffAccessRefusal = {
    ...(after.role !== before.role && { role: 'own_account' }),
    ...(after.isActive !== before.isActive && { isActive: 'own_account' }),
  };
  return Object.keys(refused).length > 0 ? refuse(refused) : accept(null);
}
