import { createStore } from 'zustand/vanilla';

/** What an undo would take back that the person may not have in sight. */
export interface UndoQuestion {
  /** What was changed, in words. */
  readonly what: string;
  readonly at: string;
  readonly rows: number;
  readonly isElsewhere: boolean;
  readonly isRedo: boolean;
}

interface Asked extends UndoQuestion {
  readonly answer: (isAgreed: boolean) => void;
}

export const undoQuestion = createStore<{ readonly question: Asked | null }>(() => ({
  question: null,
}));

/** Asks whether something is to be taken back that is elsewhere, or more than one row. */
export function askUndo(question: UndoQuestion): Promise<boolean> {
  undoQuestion.getState().question?.answer(false);
  return new Promise((resolve) => {
    const answer = (isAgreed: boolean) => {
      undoQuestion.setState({ question: null });
      resolve(isAgreed);
    };
    undoQuestion.setState({ question: { ...question, answer } });
  });
}
