/** What happens to accounts, rights and secrets, each a record of its own (OWASP ASVS 5.0, 16.3). */
export const securityEventKinds = [
  'signed_in',
  'sign_in_failed',
  /** Too many failures: the account waits, or is locked for one network. */
  'sign_in_locked',
  /** Refused while it waits or is locked. */
  'sign_in_refused',
  /** Somebody asked for what they may not do. */
  'access_refused',
  'csrf_refused',
  /** Personal data that are masked were read. */
  'revealed',
  /** A second person released, refused or approved an act. */
  'decided',
  'released',
  'password_changed',
  'password_reset_asked',
  'pin_changed',
  /** A badge was issued, ended or guessed at, or a window takes badges. */
  'badge_changed',
  'second_factor_changed',
  'second_factor_failed',
  /** Proved anew within a session, before what it guards. */
  'second_factor_proved',
  'sessions_ended',
  'account_changed',
  'exported',
  'chain_broken',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];
