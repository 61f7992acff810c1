import { queries } from './queries.ts';

// Among what the window has read, so that it is gone as soon as another person takes over; never stored anywhere.
const key = 'drafts';
queries.setQueryDefaults([key], { gcTime: Number.POSITIVE_INFINITY });

export interface Draft<T> {
  /** What was typed and not sent; undefined where nothing was. */
  readonly kept: T | undefined;
  readonly keep: (typed: T) => void;
  readonly drop: () => void;
}

/** What was typed into a dialog, by the name of its record: closing the dialog, or a refusal, does not lose it. */
export const draftOf = <T>(name: string): Draft<T> => ({
  kept: queries.getQueryData<T>([key, name]),
  keep: (typed) => void queries.setQueryData([key, name], typed),
  drop: () => queries.removeQueries({ queryKey: [key, name] }),
});
