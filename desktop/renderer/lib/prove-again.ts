import { createStore } from 'zustand/vanilla';
import type { Send } from '#core/contract/client.ts';

type Answer = (isProved: boolean) => void;

/** Whether the person is asked for the second factor anew, and who waits for it. */
export const proofQuestion = createStore<{ readonly answer: Answer | null }>(() => ({
  answer: null,
}));

let asked: Promise<boolean> | null = null;

/** Asks the person for a code; calls that need it at the same time wait for one answer. */
function askForProof(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    proofQuestion.setState({
      answer: (isProved) => {
        asked = null;
        proofQuestion.setState({ answer: null });
        resolve(isProved);
      },
    });
  });
  return asked;
}

const wantsProof = (status: number, body: unknown): boolean =>
  status === 403 && typeof body === 'object' && body !== null && 'prove_by' in body;

/**
 * Sends calls; one that is refused because the second factor was proved too long ago goes on once
 * the person has proved it, which is safe, because it was not carried out.
 */
export const proveFirst =
  (send: Send): Send =>
  async (request) => {
    const answer = await send(request);
    if (!wantsProof(answer.status, answer.body)) return answer;
    return (await askForProof()) ? send(request) : answer;
  };
