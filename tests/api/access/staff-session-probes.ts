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
  'auth-supervisor': namesNobody,
  'staff-preferences': namesNobody,
  'staff-preferences-save': namesNobody,
};
