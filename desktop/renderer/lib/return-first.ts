import type { Send } from '#core/contract/client.ts';

/**
 * A 401 or 423 of a call that needs the person: resolves true when the call is to be sent again,
 * which is safe, because it was not carried out.
 */
type OnAbsent = (
  presence: 'ended' | 'locked',
  path: string,
  signal?: AbortSignal,
) => Promise<boolean>;

/** Sends calls; one that finds the session ended or locked goes on once the person is back. */
export const returnFirst =
  (send: Send, onAbsent: OnAbsent): Send =>
  async (request) => {
    const answer = await send(request);
    if (answer.status !== 401 && answer.status !== 423) return answer;
    const presence = answer.status === 423 ? 'locked' : 'ended';
    // The core knows less of a signal than fetch does; the program passes real ones.
    const signal = request.signal as AbortSignal | undefined;
    return (await onAbsent(presence, request.path, signal)) ? send(request) : answer;
  };
