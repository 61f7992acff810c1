import type { UrlKey } from '#core/contract/endpoints.ts';
import type { Sample } from '../bad-input/sample.ts';
import type { Owner } from './owner.ts';

/** How a stranger tries to reach what belongs to somebody else by one call, and what comes of it. */
export interface Probe {
  /** With what names the owner's things; the sample of bad-input where it is left out. */
  readonly input?: (owner: Owner) => Sample;
  /** Status of every stranger's answer, whatever the role; any but a failure where it is left out. */
  readonly answers?: number;
  /** The same call as its owner makes it, which answers 2xx: the probe aims at what is there. */
  readonly owns?: (owner: Owner) => Sample;
}

export type Probes = Readonly<Partial<Record<UrlKey, Probe>>>;

/** Nothing in the call names anybody: its answer is public or about the caller alone. */
export const namesNobody: Probe = {};

/** The id of something that the owner has: to everybody else it does not exist. */
export const hidden = (input: (owner: Owner) => Sample, answers = 404): Probe => ({
  input,
  answers,
  owns: input,
});

/**
 * A random code lets its holder in, so a stranger tries what can be known or guessed: the id or
 * number of the thing, and the code of another thing of the same owner.
 */
export const guessed = (
  guess: (owner: Owner) => string,
  code: (owner: Owner) => string,
  more: Sample = {},
): Probe => ({
  input: (owner) => ({ ...more, params: { code: guess(owner), ...more.params } }),
  answers: 404,
  owns: (owner) => ({ ...more, params: { code: code(owner), ...more.params } }),
});
