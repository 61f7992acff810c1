import { SessionGuess, type SessionMemory } from '../../accounts/session-memory.ts';
import { findSession, type Session } from '../../accounts/sessions.ts';
import type { Dependencies } from '../dependencies.ts';
import { isRefusal } from './refusal.ts';
import type { PreparedRoute } from './route-table.ts';
import type { SessionProof } from './request.ts';

/** Who makes a call, and whether a statement of the call is to prove it. */
export interface Caller {
  readonly session: Session | null;
  readonly sessionProof: SessionProof | null;
}

/**
 * Makes the answer for the session of a cookie. A call that proves its session is begun by what was
 * known a moment ago, which saves it a statement: should anything of the session or its owner have
 * changed, what was made is thrown away and made anew.
 */
export async function answerBySession<T>(
  deps: Dependencies,
  sessions: SessionMemory,
  { provesSession = false }: Pick<PreparedRoute, 'provesSession'>,
  token: string | null,
  answer: (caller: Caller) => Promise<T>,
): Promise<{ readonly session: Session | null; readonly answered: T }> {
  if (token === null) return { session: null, answered: await answer(nobody) };
  // A replica is a moment late, and would let somebody in who was shut out just now.
  const isGuessed = provesSession && deps.reads === deps.knex;
  const guess = isGuessed ? guessOf(sessions, token, deps.now()) : null;
  const early = guess && answer({ session: guess.session, sessionProof: guess });
  await early?.catch((error: unknown) => {
    // Nobody waits a second time for a database that cannot be had.
    if (!isRefusal(error)) throw error;
  });
  if (guess?.isProven && early) return { session: guess.session, answered: await early };
  const session = await findSession(deps, token);
  // Where no statement said so: the same before and after the call, and so while it ran.
  if (early && session?.version === guess.session.version) {
    return { session, answered: await early };
  }
  if (guess) sessions.forget(guess.session);
  if (session && isGuessed) sessions.keep(session);
  return { session, answered: await answer({ session, sessionProof: null }) };
}

const nobody: Caller = { session: null, sessionProof: null };

function guessOf(sessions: SessionMemory, token: string, at: Date): SessionGuess | null {
  const session = sessions.guess(token, at);
  return session && new SessionGuess(session, at);
}
