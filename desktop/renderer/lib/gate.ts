import { session } from './session.ts';

/** Calls that came to a locked or ended session and wait for the person to be back. */
const waiting = new Set<(isBack: boolean) => void>();

/**
 * Shows the lock or the sign-in over the screen and resolves once the same person is back (true: send
 * the call again, it was not carried out) or somebody else took over (false).
 */
export function waitForPerson(
  presence: 'locked' | 'ended',
  signal?: AbortSignal,
): Promise<boolean> {
  const { presence: now } = session.getState();
  if (now === 'in' || now === 'locked') session.setState({ presence });
  return new Promise((resolve) => {
    const end = (isBack: boolean) => {
      waiting.delete(end);
      signal?.removeEventListener('abort', give);
      resolve(isBack);
    };
    const give = () => end(false);
    signal?.addEventListener('abort', give);
    waiting.add(end);
  });
}

/** Lets every waiting call go on, or gives them up. */
export function openGate(isBack: boolean): void {
  for (const end of [...waiting]) end(isBack);
}
