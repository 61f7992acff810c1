import { permissionsOf, type Permission, type Role } from '../permissions/roles.ts';
import { readableCode } from '../shared/readable-code.ts';

/** Whoever holds one of these reveals identities, moves money, sets prices or gives rights. */
const guarded: ReadonlySet<Permission> = new Set([
  'identity.reveal',
  'buyback.pay',
  'pricing.publish',
  'prices.edit',
  'orders.refund',
  'money.release',
  'acts.approve',
  'accounts.manage',
  'backups.manage',
]);

/** Whether a password alone is too little for a role; the one rule about that (issue 15). */
export const needsSecondFactor = (role: Role): boolean =>
  permissionsOf(role).some((permission) => guarded.has(permission));

export const factorKinds = ['totp', 'passkey'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** What follows the right password: nothing, the second factor, or getting one first. */
export type SecondStep = 'none' | 'prove' | 'enrol';

interface Holder {
  readonly role: Role;
  readonly hasFactor: boolean;
  /** A shop that is only tried out offers a second factor and does not demand it. */
  readonly isProduction: boolean;
}

export function stepAfterPassword({ role, hasFactor, isProduction }: Holder): SecondStep {
  if (hasFactor) return 'prove';
  return isProduction && needsSecondFactor(role) ? 'enrol' : 'none';
}

/** Whether somebody may do without the last of their factors. */
export const mayStayWithout = (role: Role, isProduction: boolean): boolean =>
  !isProduction || !needsSecondFactor(role);

/** Wrong codes after which the password is asked for again. */
export const mostWrongCodes = 5;
/** How long somebody has for the second step after the password. */
export const stepMinutes = 10;
/** Codes that are shown once, each good once, for whoever has lost the other factors. */
export const recoveryCodeCount = 10;

const recoveryLength = 12;

/** A recovery code of random bytes, in groups that can be copied from paper: `ABCD-EFGH-JKMN`. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const letters = readableCode(bytes, recoveryLength);
  return [0, 4, 8].map((start) => letters.slice(start, start + 4)).join('-');
}

/** The code without the signs and spaces that people type with it; null where it can be none. */
export function readRecoveryCode(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '');
  return /^[A-Z0-9]{12}$/.test(plain) ? plain : null;
}
