import { isStaff } from '#core/permissions/roles.ts';
import type { SessionProof } from '../platform/http/request.ts';
import { hashOf, isOldShift, type Session } from './sessions.ts';

// More desks than a shop has; whoever stands longest unused goes first.
const mostKept = 500;

/**
 * Sessions of the staff as they were last read. One from here is a guess: an answer that is made by
 * it may be sent only when the session was read again meanwhile, and is of the same version.
 */
export class SessionMemory {
  readonly #sessions = new Map<string, Session>();

  /** What was read; a customer's session is renewed as it is read, and so never guessed. */
  keep(session: Session): void {
    if (!isStaff(session.user.role)) return;
    const key = keyOf(session.tokenHash);
    this.#sessions.delete(key);
    this.#sessions.set(key, session);
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size > mostKept && oldest !== undefined) this.#sessions.delete(oldest);
  }

  /** The session of a cookie as it was; null where nobody read it, and where it ended by time alone. */
  guess(token: string, at: Date): Session | null {
    const session = this.#sessions.get(keyOf(hashOf(token)));
    if (!session) return null;
    if (!isOldShift(session, at)) return session;
    this.forget(session);
    return null;
  }

  forget({ tokenHash }: Pick<Session, 'tokenHash'>): void {
    this.#sessions.delete(keyOf(tokenHash));
  }
}

const keyOf = (tokenHash: Buffer): string => tokenHash.toString('latin1');

/** What the statements of a call say of the session that the call was begun by. */
export class SessionGuess implements SessionProof {
  readonly session: Session;
  readonly tokenHash: Buffer;
  readonly at: Date;
  #heard: boolean | null = null;

  constructor(session: Session, at: Date) {
    this.session = session;
    this.tokenHash = session.tokenHash;
    this.at = at;
  }

  /** True when it was heard of, and always as it was guessed. */
  get isProven(): boolean {
    return this.#heard ?? false;
  }

  readonly hear = (version: string | null): void => {
    this.#heard = this.#heard !== false && version === this.session.version;
  };
}
