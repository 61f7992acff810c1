import { samples } from '../bad-input/samples.ts';
import { namesNobody, type Probes } from './probe.ts';

/** Locks, PINs and approvals: each is about the caller alone or asks for a secret. */
export const staffSessionProbes: Probes = {
  'auth-lock': namesNobody,
  'auth-unlock': { input: () => ({ body: {} }) },
  // Accounts of the walk have no password to prove.
  'auth-pin-set': { input: () => ({ body: {} }), answers: 400 },
  'auth-pin-users': namesNobody,
  'auth-pin-switch': { input: () => samples['auth-pin-switch'] ?? {}, answers: 401 },
  'auth-badge': { input: () => samples['auth-badge'] ?? {}, answers: 401 },
  'auth-supervisor': namesNobody,
  'auth-second-step': { input: () => samples['auth-second-step'] ?? {}, answers: 401 },
  'auth-second-step-passkey-options': {
    input: () => samples['auth-second-step-passkey-options'] ?? {},
    answers: 401,
  },
  'auth-second-step-passkey': {
    input: () => samples['auth-second-step-passkey'] ?? {},
    answers: 401,
  },
  'auth-factor-app-begin': { input: () => samples['auth-factor-app-begin'] ?? {}, answers: 401 },
  'auth-factor-app-add': { input: () => samples['auth-factor-app-add'] ?? {}, answers: 401 },
  'auth-factor-passkey-begin': {
    input: () => samples['auth-factor-passkey-begin'] ?? {},
    answers: 401,
  },
  'auth-factor-passkey-add': {
    input: () => samples['auth-factor-passkey-add'] ?? {},
    answers: 401,
  },
  'auth-prove-again': namesNobody,
  'auth-factors': namesNobody,
  'auth-factor-remove': { input: () => ({ body: {} }) },
  'auth-recovery-codes': { input: () => ({ body: {} }) },
  'auth-sessions': namesNobody,
  // Ids of sessions run on; nobody has one of this number.
  'auth-session-end': { input: () => ({ body: { id: 2_000_000_000 } }), answers: 404 },
  // The walk needs its sessions to the end.
  'auth-sessions-end-others': namesNobody,
  'staff-preferences': namesNobody,
  'staff-preferences-save': namesNobody,
};
