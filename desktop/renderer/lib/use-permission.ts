import type { Permission } from '#core/permissions/roles.ts';
import { useSession } from './session.ts';

/** Whether the person may do something. The API asks again; this only shows what makes sense. */
export const usePermission = (permission: Permission): boolean =>
  useSession(({ user }) => user?.permissions.includes(permission) ?? false);
