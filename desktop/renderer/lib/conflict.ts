import { createStore } from 'zustand/vanilla';
import type { ChangedBy } from '#core/contract/changed-by.ts';

/** One value that two people changed, in words. */
export interface ConflictRow {
  readonly key: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** Who wrote `theirs`; null where that is not on record. */
  readonly by: ChangedBy | null;
}

interface Question {
  readonly rows: readonly ConflictRow[];
  readonly answer: (mine: ReadonlySet<string> | null) => void;
}

export const conflictQuestion = createStore<{ readonly question: Question | null }>(() => ({
  question: null,
}));

/** Shows both values of each and lets choose; resolves with the keys where mine wins, null if called off. */
export function askConflict(rows: readonly ConflictRow[]): Promise<ReadonlySet<string> | null> {
  conflictQuestion.getState().question?.answer(null);
  return new Promise((resolve) => {
    const answer = (mine: ReadonlySet<string> | null) => {
      conflictQuestion.setState({ question: null });
      resolve(mine);
    };
    conflictQuestion.setState({ question: { rows, answer } });
  });
}
