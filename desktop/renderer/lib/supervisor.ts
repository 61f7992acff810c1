import { createStore } from 'zustand/vanilla';
import type { ApprovedAct } from '#core/permissions/two-person-policy.ts';

interface Question {
  readonly action: ApprovedAct;
  readonly subject: string;
  readonly answer: (approval: string | null) => void;
}

/** The question that a supervisor stands before; null while there is none. */
export const supervisorQuestion = createStore<{ readonly question: Question | null }>(() => ({
  question: null,
}));

/**
 * Asks a second person to agree. Resolves with the one-time approval that the call takes (2 minutes,
 * for this action, subject and person alone), or null when it was called off.
 */
export function askSupervisor(action: ApprovedAct, subject: string): Promise<string | null> {
  supervisorQuestion.getState().question?.answer(null);
  return new Promise((resolve) => {
    const answer = (approval: string | null) => {
      supervisorQuestion.setState({ question: null });
      resolve(approval);
    };
    supervisorQuestion.setState({ question: { action, subject, answer } });
  });
}
