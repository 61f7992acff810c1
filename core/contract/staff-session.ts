import { z } from 'zod';
import { approvedActs } from '../permissions/two-person-policy.ts';
import { line } from '../shared/field-schemas.ts';
import { email } from './email.ts';
import { reference } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { givenPassword } from './proofs.ts';
import { givenPin, pinChange } from './proofs.ts';
import { user } from './session.ts';

/** One proof is enough; with both the password counts. */
const proof = { password: givenPassword.optional(), pin: givenPin.optional() };
const isProved = ({ password, pin }: { password?: string | undefined; pin?: string | undefined }) =>
  password !== undefined || pin !== undefined;
const proofNeeded = { message: 'required', path: ['password'] };

/** Minutes without a key or a touch after which the back office locks itself. */
const idleChoices = [5, 10, 15, 30] as const;
const schemeChoices = ['system', 'light', 'dark'] as const;

const preferences = z.object({
  idleMinutes: z.literal(idleChoices),
  scheme: z.enum(schemeChoices),
});

const lock = {
  method: 'POST',
  path: 'auth/lock/',
  access: 'staff',
  whileLocked: true,
  status: 204,
  summary: 'Locks the session: until it is unlocked every call of the staff answers 423',
} as const satisfies Endpoint;

const unlock = {
  method: 'POST',
  path: 'auth/unlock/',
  access: 'staff',
  whileLocked: true,
  body: z.strictObject(proof).refine(isProved, proofNeeded),
  status: 204,
  summary: 'Unlocks the session by its owner’s password, or by the PIN on this device',
} as const satisfies Endpoint;

const setPin = {
  method: 'POST',
  path: 'auth/pin/',
  access: 'staff',
  body: z.strictObject(pinChange),
  status: 204,
  summary: 'Sets the PIN for quick switching of people on one device',
} as const satisfies Endpoint;

const pinUsers = {
  method: 'GET',
  path: 'auth/pin/users/',
  access: 'public',
  whileLocked: true,
  reply: z.object({
    users: z.array(z.object({ id: z.int(), name: z.string() })),
    /** This window is registered for badges. */
    takesBadges: z.boolean(),
  }),
  status: 200,
  summary: 'Who may come back on this device by PIN, and whether it takes badges',
} as const satisfies Endpoint;

const switchByPin = {
  method: 'POST',
  path: 'auth/pin/switch/',
  access: 'public',
  whileLocked: true,
  body: z.strictObject({ userId: reference, pin: givenPin }),
  reply: z.object({ user }),
  status: 200,
  limit: { attempts: 60, minutes: 15 },
  summary:
    'Opens a session by PIN in place of the one that there is; five wrong ones need the password',
} as const satisfies Endpoint;

const approve = {
  method: 'POST',
  path: 'auth/supervisor/',
  access: 'staff',
  body: z
    .strictObject({
      eMail: email,
      ...proof,
      action: z.enum(approvedActs, 'invalid_value'),
      /** What it is about, such as `order:12`; the call that uses the approval names the same. */
      subject: line(100),
    })
    .refine(isProved, proofNeeded),
  reply: z.object({ approval: z.string() }),
  status: 201,
  summary:
    'A supervisor agrees to one action of the person who is signed in, once within 2 minutes',
} as const satisfies Endpoint;

/** Of a screen alone, without what it has open. */
const screenAddress = z.string('invalid_value').regex(/^\/[a-z-]{1,60}$/, 'invalid_value');

const readPreferences = {
  method: 'GET',
  path: 'auth/preferences/',
  access: 'staff',
  reply: preferences.extend({
    hasPin: z.boolean(),
    /** Addresses of screens on top of the navigation. */
    favourites: z.array(z.string()),
  }),
  status: 200,
  summary: 'How the back office looks and when it locks itself',
} as const satisfies Endpoint;

const savePreferences = {
  method: 'POST',
  path: 'auth/preferences/',
  access: 'staff',
  body: z.strictObject({
    idleMinutes: z.literal(idleChoices, 'invalid_value'),
    scheme: z.enum(schemeChoices, 'invalid_value'),
    /** Left out, they stay as they are. */
    favourites: z.array(screenAddress, 'invalid_value').max(20, 'too_large').optional(),
  }),
  status: 204,
  summary: 'Keeps how the back office looks and when it locks itself',
} as const satisfies Endpoint;

/** Calls of staff sessions by URL key. */
export const staffSessionEndpoints = {
  'auth-lock': lock,
  'auth-unlock': unlock,
  'auth-pin-set': setPin,
  'auth-pin-users': pinUsers,
  'auth-pin-switch': switchByPin,
  'auth-supervisor': approve,
  'staff-preferences': readPreferences,
  'staff-preferences-save': savePreferences,
} as const satisfies Record<string, Endpoint>;
