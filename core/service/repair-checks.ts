import { accept, refuse, type Result } from '../shared/result.ts';
import type { RepairStatus } from './repair-status.ts';

/** Before anything is done to a device, and after it. */
export const checkPhases = ['before', 'after'] as const;
export type CheckPhase = (typeof checkPhases)[number];

/** When a check is made. */
export const checkTimes = [...checkPhases, 'both'] as const;

/** What a check asks for: a verdict, a number that is measured, or one of some words. */
export const checkKinds = ['verdict', 'number', 'choice'] as const;
export type CheckKind = (typeof checkKinds)[number];

/** What can be said of a check; the last two by its kind alone. */
export const checkOutcomes = ['ok', 'not_ok', 'not_testable', 'measured', 'chosen'] as const;
type CheckOutcome = (typeof checkOutcomes)[number];

export interface CheckAnswer {
  readonly outcome: CheckOutcome;
  readonly number: number | null;
  /** Place of the chosen word among those of the check. */
  readonly choice: number | null;
}

interface Asked {
  readonly kind: CheckKind;
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly choices: readonly unknown[];
}

type AnswerRefusal = 'required' | 'invalid_value';

/**
 * What is stored of an answer: a number within its bounds, a word that there is, or a verdict, each without what belongs to
 * another kind. Everything may turn out not to be testable.
 */
export function readAnswer(
  { kind, lowest, highest, choices }: Asked,
  { outcome, number, choice }: CheckAnswer,
): Result<CheckAnswer, AnswerRefusal> {
  if (outcome === 'not_testable') return accept({ outcome, number: null, choice: null });
  if (kind === 'verdict') {
    const isVerdict = outcome === 'ok' || outcome === 'not_ok';
    return isVerdict ? accept({ outcome, number: null, choice: null }) : refuse('invalid_value');
  }
  if (kind === 'number') {
    if (outcome !== 'measured') return refuse('invalid_value');
    if (number === null) return refuse('required');
    const isWithin = number >= (lowest ?? 0) && number <= (highest ?? largestNumber);
    return isWithin ? accept({ outcome, number, choice: null }) : refuse('invalid_value');
  }
  if (outcome !== 'chosen') return refuse('invalid_value');
  if (choice === null) return refuse('required');
  return choices[choice] === undefined
    ? refuse('invalid_value')
    : accept({ outcome, number: null, choice });
}

/** The largest number of a check that says no bounds. */
export const largestNumber = 1_000_000;

/** Words of a choice as staff write them, one after another with commas. */
export const choicesOf = (typed: string | null): string[] =>
  (typed ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

interface Declared {
  readonly kind: unknown;
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly choicesCs: string | null;
  readonly choicesRo: string | null;
}

/** The field of a check that does not go with the others, if there is one: bounds the wrong way round, words without a translation. */
export function faultOfCheck(check: Declared): 'highest' | 'choicesCs' | 'choicesRo' | null {
  const { lowest, highest } = check;
  if (lowest !== null && highest !== null && lowest > highest) return 'highest';
  if (check.kind !== 'choice') return null;
  const words = choicesOf(check.choicesCs).length;
  if (words < 2) return 'choicesCs';
  return choicesOf(check.choicesRo).length === words ? null : 'choicesRo';
}

interface Owned {
  readonly operationId: number | null;
}

/** Checks of all repairs, and those of what is done to this one. */
export const checksFor = <C extends Owned>(
  checks: readonly C[],
  operations: readonly (number | null)[],
): C[] =>
  checks.filter(({ operationId }) => operationId === null || operations.includes(operationId));

interface Made {
  readonly outcome: CheckOutcome;
  readonly at: Date;
}

/** Whether what was found after the work is of an earlier time than the device was opened last. */
export const isStale = (after: Made | null, openedAt: Date | null): boolean =>
  after !== null && openedAt !== null && after.at < openedAt;

/** What worked before and does not after. */
export const isWorse = (before: Made | null, after: Made | null): boolean =>
  before?.outcome === 'ok' && after?.outcome === 'not_ok';

interface Row {
  readonly isRequired: boolean;
  readonly phases: readonly CheckPhase[];
  readonly after: Made | null;
}

/**
 * Required checks that nobody has made since the device was opened last. What cannot be tried is said of each check by
 * itself (`not_testable`, with who and when), so no reason leads past them all at once.
 */
export const missingChecks = <R extends Row>(rows: readonly R[], openedAt: Date | null): R[] =>
  rows.filter(
    ({ isRequired, phases, after }) =>
      isRequired && phases.includes('after') && (after === null || isStale(after, openedAt)),
  );

const checkable: Readonly<Record<CheckPhase, ReadonlySet<RepairStatus>>> = {
  before: new Set([
    'received',
    'diagnosing',
    'waiting_for_approval',
    'approved',
    'waiting_for_parts',
    'repairing',
  ]),
  after: new Set(['repairing', 'testing', 'ready']),
};

/** Whether a list can be filled in now: the first until the device is put together again, the other once it was opened. */
export const isCheckable = (status: RepairStatus, phase: CheckPhase): boolean =>
  checkable[phase].has(status);
