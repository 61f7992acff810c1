import type { Permission } from '../permissions/roles.ts';

/**
 * What a key may be given. Money, personal data, accounts, the record of what was done and all that two people decide
 * are left to people: a new permission is closed to keys until it is named here.
 */
export const apiKeyScopes = [
  'catalogue.read',
  'catalogue.edit',
  'catalogue.texts',
  'gallery.edit',
  'prices.edit',
  'pricing.read',
  'orders.read',
] as const satisfies readonly Permission[];
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** Days after which a key ends by itself; none lives for ever. */
export const apiKeyLives = [30, 90, 365, 730] as const;

/** Calls in a minute that one key is answered. */
export const apiKeyCallsPerMinute = 600;

const pattern = /^obm_([a-z0-9]{12})_([\w-]{43})$/;

export interface ReadKey {
  /** By which it is found and shown. */
  readonly prefix: string;
  /** 256 random bits, known to the shop by their hash alone. */
  readonly secret: string;
}

/** The parts of a key as a program sends it; null for what no key looks like. */
export function readApiKey(text: string): ReadKey | null {
  const [, prefix, secret] = pattern.exec(text) ?? [];
  return prefix === undefined || secret === undefined ? null : { prefix, secret };
}

export const apiKeyText = ({ prefix, secret }: ReadKey): string => `obm_${prefix}_${secret}`;

/** What a key may do now: never more than whoever made it, even where that person's role has changed since. */
export const permissionsOfKey = (
  scopes: readonly string[],
  makers: readonly Permission[],
): readonly Permission[] =>
  apiKeyScopes.filter((scope) => scopes.includes(scope) && makers.includes(scope));

/** An import prices goods by its asker's role when a job reads the file, which no scope would bind. */
const forPeopleAlone = (call: string): boolean => call.startsWith('import-');

/** Whether a program may make a call of the staff at all; its scopes are asked after that. */
export const isOpenToKeys = (
  call: string,
  { permission, or = [] }: { readonly permission: Permission; readonly or?: readonly Permission[] },
): boolean =>
  !forPeopleAlone(call) &&
  [permission, ...or].some((one) => apiKeyScopes.some((scope) => scope === one));
