import { permissionsOf, type Permission, type Role } from '../permissions/roles.ts';
import { readableCode } from '../shared/readable-code.ts';
import { readLabel } from '../warehouse/label-code.ts';

/** Wrong PINs in a row after which a badge waits, and for how long. */
export const mostBadgeFailures = 5;
export const badgeLockMinutes = 15;
/** Wrong PINs in a row that end a badge: whoever holds it guesses. */
export const badgeEndsAfter = 15;
/** A session by badge ends by itself when nothing was scanned or done for so long, and with the shift. */
export const badgeIdleMinutes = 15;
export const badgeHours = 12;

/** Fits the narrowest label in Code 128. */
const codeLength = 11;

/** The code of a new badge, from random bytes: `U-` and 11 characters, more than can be guessed at a desk. */
export const badgeCodeOf = (bytes: Uint8Array): string => `U-${readableCode(bytes, codeLength)}`;

/** The code of a badge, or null for everything else that is scanned. */
export function readBadge(text: string): string | null {
  const label = readLabel(text.trim());
  return label?.kind === 'user' ? label.code : null;
}

/** What whoever signed in by badge may do: the work on the floor, which needs no second factor of anybody. */
const onTheFloor: ReadonlySet<Permission> = new Set([
  'office.use',
  'orders.read',
  'warehouse.work',
]);

export const badgePermissions = (role: Role): readonly Permission[] =>
  permissionsOf(role).filter((permission) => onTheFloor.has(permission));

/** Whether a badge opens anything for somebody of this role. */
export const mayHaveBadge = (role: Role): boolean => permissionsOf(role).includes('warehouse.work');

/**
 * Calls about the caller alone that a session by badge may make: nothing of the account, its password, its factors
 * and its other sessions.
 */
const ownCalls: ReadonlySet<string> = new Set([
  'auth-session',
  'auth-logout',
  'auth-lock',
  'auth-unlock',
  'auth-supervisor',
  'staff-preferences',
  'staff-preferences-save',
]);

export const isOpenToBadges = (call: string): boolean => ownCalls.has(call);
