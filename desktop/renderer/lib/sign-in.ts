import { isStaff } from '#core/permissions/roles.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { ApiError } from '#core/contract/client.ts';
import { statusOf } from '#ui/api-error.ts';
import { client, forgetToken } from './client.ts';
import { openGate } from './gate.ts';
import { readLayouts } from './layouts.ts';
import { forgetNotifications } from './notify.ts';
import { forgetSent } from './sent-from.ts';
import { startOver } from './places.ts';
import { queries } from './queries.ts';
import { session, type StaffUser } from './session.ts';

/** Nothing of one person is left for another. */
function forget(): void {
  queries.clear();
  forgetNotifications();
  forgetSent();
}

/** Someone is there: the person who was, or another one who finds nothing of the first. */
function arrive(user: StaffUser): void {
  const { user: before } = session.getState();
  const isSame = before?.id === user.id;
  if (!isSame) forget();
  readLayouts();
  session.setState({ user, presence: 'in' });
  openGate(isSame);
}

function leave(): void {
  forget();
  session.setState({ user: null, presence: 'out' });
  openGate(false);
}

/** Asks the shop what it is and who is signed in; `unreachable` when it does not answer. */
export async function start(): Promise<void> {
  try {
    const config = await client.get('config', {});
    session.setState({ config });
    const { user, isLocked } = await client.get('auth-session', {});
    if (user === null || !isStaff(user.role)) leave();
    else if (isLocked) session.setState({ user, presence: 'locked' });
    else arrive(user);
  } catch {
    session.setState({ presence: 'unreachable' });
  }
}

/** What follows the right password of whoever has a second factor, or must get one. */
export type SecondStep = NonNullable<Reply<Endpoints['auth-login']>['step']>;

/** `denied` for customers, whose session is ended again. Throws what the API refuses. */
export async function signIn(
  eMail: string,
  password: string,
): Promise<'in' | 'denied' | SecondStep> {
  const { user, step } = await client.post('auth-login', { body: { eMail, password } });
  forgetToken();
  if (step !== null) return step;
  if (user !== null && isStaff(user.role)) {
    arrive(user);
    return 'in';
  }
  await client.post('auth-logout', {});
  forgetToken();
  return 'denied';
}

/** The second step by the code of an app, or a recovery code. */
export async function proveCode(pending: string, code: string): Promise<void> {
  const { user } = await client.post('auth-second-step', { body: { pending, code } });
  comeIn(user);
}

/** Whoever has proved everything is there; the token belongs to the session that was just opened. */
export function comeIn(user: StaffUser): void {
  forgetToken();
  arrive(user);
}

export async function signOut(): Promise<void> {
  // A session that has ended by itself is signed out as well.
  await client.post('auth-logout', {}).catch((error: unknown) => ignore(error, 401));
  forgetToken();
  leave();
  startOver();
}

/** Locks at once on the screen, and on the server as soon as it answers. */
export async function lock(): Promise<void> {
  if (session.getState().presence !== 'in') return;
  session.setState({ presence: 'locked' });
  await client.post('auth-lock', {}).catch((error: unknown) => ignore(error, 401));
}

type Proof = { readonly password: string } | { readonly pin: string };

export async function unlock(proof: Proof): Promise<void> {
  try {
    await client.post('auth-unlock', { body: proof });
  } catch (error) {
    // Twelve hours are over: only the password opens a new session.
    if (statusOf(error) === 401) session.setState({ presence: 'ended' });
    throw error;
  }
  const { user } = session.getState();
  if (user !== null) arrive(user);
}

/** Opens the session of another person, or of the same one after it ended. */
export async function switchTo(userId: number, pin: string): Promise<void> {
  const { user } = await client.post('auth-pin-switch', { body: { userId, pin } });
  forgetToken();
  arrive(user);
}

/** Opens the session of whoever scanned their badge, in place of the one that there is. */
export async function signInByBadge(code: string, pin: string): Promise<void> {
  const { user } = await client.post('auth-badge', { body: { code, pin } });
  comeIn(user);
}

function ignore(error: unknown, status: ApiError['status']): void {
  if (statusOf(error) !== status) throw error;
}
