import { z } from 'zod';
import { browsers, systems } from '../accounts/device-name.ts';
import { factorKinds } from '../accounts/second-factor.ts';
import { line, token } from '../shared/field-schemas.ts';
import { reference } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { givenPassword } from './proofs.ts';
import { user } from './session.ts';

/** A typed code of an app, or a recovery code. */
const code = line(40);
/** What a browser answers about a passkey, as JSON: its names are not the shop's. */
const passkeyAnswer = z
  .string('required')
  .min(1, 'required')
  .max(4_000, 'too_long')
  .refine((text) => !/\p{Cc}/u.test(text), 'control_characters');
const limit = { attempts: 60, minutes: 15 } as const;

/** Who adds a factor: whoever has just given the password, or whoever is signed in and gives it now. */
const adder = { pending: token.optional(), password: givenPassword.optional() };
const added = z.object({
  /** Shown once; none where there are some already. */
  recoveryCodes: z.array(z.string()),
  /** Signed in by this where it was the second step. */
  user: user.nullable(),
});

const proveByCode = {
  method: 'POST',
  path: 'auth/second-step/',
  access: 'public',
  body: z.strictObject({ pending: token, code }),
  reply: z.object({ user }),
  status: 200,
  limit,
  summary: 'Second step of a sign-in: the code of an app, or a recovery code, which is good once',
} as const satisfies Endpoint;

const passkeyOptions = {
  method: 'POST',
  path: 'auth/second-step/passkey/options/',
  access: 'public',
  body: z.strictObject({ pending: token }),
  reply: z.object({ options: z.string() }),
  status: 200,
  limit,
  summary: 'What the browser asks a passkey for, as JSON of WebAuthn',
} as const satisfies Endpoint;

const proveByPasskey = {
  method: 'POST',
  path: 'auth/second-step/passkey/',
  access: 'public',
  body: z.strictObject({ pending: token, answer: passkeyAnswer }),
  reply: z.object({ user }),
  status: 200,
  limit,
  summary: 'Second step of a sign-in by a passkey',
} as const satisfies Endpoint;

const proveAgain = {
  method: 'POST',
  path: 'auth/prove-again/',
  access: 'staff',
  body: z.strictObject({ code }),
  status: 204,
  limit,
  summary:
    'Proves the second factor anew, by a code of the app or a recovery code, before what it guards',
} as const satisfies Endpoint;

const ownFactors = {
  method: 'GET',
  path: 'auth/factors/',
  access: 'staff',
  reply: z.object({
    factors: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(factorKinds),
        name: z.string(),
        createdAt: z.string(),
        lastUsedAt: z.string().nullable(),
      }),
    ),
    recoveryCodesLeft: z.int(),
    /** Whether the role may not be without one in this shop. */
    isDemanded: z.boolean(),
  }),
  status: 200,
  summary: 'Second factors of the member of the staff who is signed in',
} as const satisfies Endpoint;

const beginTotp = {
  method: 'POST',
  path: 'auth/factors/app/begin/',
  access: 'public',
  body: z.strictObject(adder),
  reply: z.object({
    secret: z.string(),
    uri: z.string(),
    /** Path of the QR code, one unit a module. */
    qr: z.object({ size: z.int(), path: z.string() }),
  }),
  status: 200,
  limit,
  summary: 'A new secret for an authenticator app; it counts once a code of it was given',
} as const satisfies Endpoint;

const addTotp = {
  method: 'POST',
  path: 'auth/factors/app/',
  access: 'public',
  body: z.strictObject({ pending: token.optional(), code }),
  reply: added,
  status: 200,
  limit,
  summary: 'Adds the authenticator app by its first code',
} as const satisfies Endpoint;

const beginPasskey = {
  method: 'POST',
  path: 'auth/factors/passkey/begin/',
  access: 'public',
  body: z.strictObject(adder),
  reply: z.object({ options: z.string() }),
  status: 200,
  limit,
  summary: 'What the browser makes a passkey of, as JSON of WebAuthn',
} as const satisfies Endpoint;

const addPasskey = {
  method: 'POST',
  path: 'auth/factors/passkey/',
  access: 'public',
  body: z.strictObject({ pending: token.optional(), name: line(60), answer: passkeyAnswer }),
  reply: added,
  status: 200,
  limit,
  summary: 'Adds a passkey',
} as const satisfies Endpoint;

const removeFactor = {
  method: 'POST',
  path: 'auth/factors/remove/',
  access: 'staff',
  body: z.strictObject({ id: reference, password: givenPassword }),
  status: 204,
  limit,
  summary: 'Removes a second factor of one’s own; the last one only where the role may do without',
} as const satisfies Endpoint;

const renewCodes = {
  method: 'POST',
  path: 'auth/factors/recovery-codes/',
  access: 'staff',
  body: z.strictObject({ password: givenPassword }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  status: 200,
  limit,
  summary: 'New recovery codes in place of all former ones',
} as const satisfies Endpoint;

const resetFactors = {
  method: 'POST',
  path: 'users/reset-second-factors/',
  access: { permission: 'accounts.manage' },
  body: z.strictObject({ id: reference }),
  status: 204,
  summary: 'Takes all second factors of a colleague away, who is signed out and told by mail',
} as const satisfies Endpoint;

const ownSessions = {
  method: 'GET',
  path: 'auth/sessions/',
  access: 'signed-in',
  reply: z.object({
    sessions: z.array(
      z.object({
        id: z.int(),
        browser: z.enum(browsers),
        system: z.enum(systems),
        isCurrent: z.boolean(),
        openedAt: z.string(),
        /** To the hour. */
        lastSeenAt: z.string(),
      }),
    ),
  }),
  status: 200,
  summary: 'Where somebody is signed in, the newest use first',
} as const satisfies Endpoint;

const endSession = {
  method: 'POST',
  path: 'auth/sessions/end/',
  access: 'signed-in',
  body: z.strictObject({ id: reference }),
  status: 204,
  summary: 'Ends one session of one’s own',
} as const satisfies Endpoint;

const endOthers = {
  method: 'POST',
  path: 'auth/sessions/end-others/',
  access: 'signed-in',
  status: 204,
  summary: 'Ends all sessions of one’s own but this one',
} as const satisfies Endpoint;

/** Calls about second factors and sessions by URL key. */
export const secondFactorEndpoints = {
  'auth-second-step': proveByCode,
  'auth-second-step-passkey-options': passkeyOptions,
  'auth-second-step-passkey': proveByPasskey,
  'auth-prove-again': proveAgain,
  'auth-factors': ownFactors,
  'auth-factor-app-begin': beginTotp,
  'auth-factor-app-add': addTotp,
  'auth-factor-passkey-begin': beginPasskey,
  'auth-factor-passkey-add': addPasskey,
  'auth-factor-remove': removeFactor,
  'auth-recovery-codes': renewCodes,
  'staff-factors-reset': resetFactors,
  'auth-sessions': ownSessions,
  'auth-session-end': endSession,
  'auth-sessions-end-others': endOthers,
} as const satisfies Record<string, Endpoint>;
