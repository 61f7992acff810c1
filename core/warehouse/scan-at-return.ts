import type { Command } from './label-code.ts';

/** What is said of a piece that came back: it is sold again, sold as less, or not sold. */
export const returnConditions = ['sellable', 'second_grade', 'damaged'] as const;
export type ReturnCondition = (typeof returnConditions)[number];

/** Why goods come back. */
export const returnKinds = ['withdrawal', 'undelivered', 'complaint'] as const;
export type ReturnKind = (typeof returnKinds)[number];

export interface ReturnedLine {
  readonly productId: number;
  /** What is announced to come back; 0 of what is only sold. */
  readonly expected: number;
  /** Pieces of this return. */
  readonly counted: number;
  /** What is still with the customer: pieces that no number tells apart, and devices that one does. */
  readonly plainOut: number;
  readonly unitsOut: number;
}

/** A return as whoever has it before them sees it. */
export interface OpenReturn {
  readonly lines: readonly ReturnedLine[];
  /** Of the next piece. */
  readonly condition: ReturnCondition;
}

export type ReturnScan =
  | {
      readonly kind: 'source';
      /** Whether it names the return that is open. */
      readonly isSame: boolean;
      readonly state: 'returnable' | 'not_sent' | 'all_back';
    }
  | { readonly kind: 'product'; readonly productIds: readonly number[]; readonly quantity: number }
  | {
      readonly kind: 'unit';
      /** `sold` with this order and still out; `back` from it already; `foreign`: of another sale, or unknown. */
      readonly state: 'sold' | 'back' | 'foreign';
      readonly productId: number | null;
    }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'other' };

export const returnOutcomes = {
  opened: 'good',
  counted: 'good',
  all_counted: 'good',
  undone: 'good',
  finished: 'good',
  open_already: 'notice',
  counted_second: 'notice',
  counted_damaged: 'notice',
  not_announced: 'notice',
  finished_short: 'notice',
  damaged_next: 'notice',
  second_next: 'notice',
  sellable_next: 'notice',
  serial_needed: 'notice',
  help: 'notice',
  source_first: 'wrong',
  finish_first: 'wrong',
  not_sent: 'wrong',
  all_back: 'wrong',
  not_of_order: 'wrong',
  enough: 'wrong',
  wrong_device: 'wrong',
  back_already: 'wrong',
  nothing_counted: 'wrong',
  nothing_to_undo: 'wrong',
  undo_moved_on: 'wrong',
  not_known: 'wrong',
} as const satisfies Record<string, 'good' | 'notice' | 'wrong'>;
export type ReturnOutcome = keyof typeof returnOutcomes;

export type ReturnEvent =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'count';
      readonly productId: number;
      readonly quantity: number;
      readonly isUnit: boolean;
      readonly condition: ReturnCondition;
    }
  | { readonly kind: 'condition'; readonly condition: ReturnCondition }
  | { readonly kind: 'close' }
  | { readonly kind: 'undo' };

export interface ReturnAnswer {
  readonly outcome: ReturnOutcome;
  readonly events: readonly ReturnEvent[];
  readonly productId?: number;
}

const say = (outcome: ReturnOutcome, productId?: number): ReturnAnswer => ({
  outcome,
  events: [],
  ...(productId === undefined ? {} : { productId }),
});

/** What a scan does where goods come back: the parcel or the order first, then each piece, then FINISH. */
export function scanAtReturn(at: OpenReturn | null, scan: ReturnScan): ReturnAnswer {
  if (scan.kind === 'source') return openBy(at, scan);
  if (scan.kind === 'command' && scan.command === 'HELP') return say('help');
  if (at === null) return say('source_first');
  switch (scan.kind) {
    case 'product':
      return countPlain(at, scan);
    case 'unit':
      return countUnit(at, scan);
    case 'command':
      return obey(at, scan.command);
    case 'other':
      return say('not_known');
  }
}

function openBy(
  at: OpenReturn | null,
  { isSame, state }: Extract<ReturnScan, { kind: 'source' }>,
): ReturnAnswer {
  if (at !== null) return say(isSame ? 'open_already' : 'finish_first');
  if (state !== 'returnable') return say(state);
  return { outcome: 'opened', events: [{ kind: 'open' }] };
}

function countPlain(
  at: OpenReturn,
  { productIds, quantity }: Extract<ReturnScan, { kind: 'product' }>,
): ReturnAnswer {
  const lines = at.lines.filter(({ productId }) => productIds.includes(productId));
  const [first] = lines;
  if (!first) return say('not_of_order');
  // Of two items with the same code the announced one.
  const free = lines
    .filter(({ plainOut }) => plainOut >= quantity)
    .toSorted((a, b) => left(b) - left(a));
  const [line] = free;
  if (line) return count(at, line, quantity, false);
  const device = lines.find(({ unitsOut }) => unitsOut > 0);
  return device ? say('serial_needed', device.productId) : say('enough', first.productId);
}

function countUnit(
  at: OpenReturn,
  { state, productId }: Extract<ReturnScan, { kind: 'unit' }>,
): ReturnAnswer {
  if (state === 'back') return say('back_already', productId ?? undefined);
  const line = at.lines.find((one) => one.productId === productId);
  if (state === 'foreign' || !line) return say('wrong_device');
  return count(at, line, 1, true);
}

const left = ({ expected, counted }: ReturnedLine): number => expected - counted;

function count(
  at: OpenReturn,
  line: ReturnedLine,
  quantity: number,
  isUnit: boolean,
): ReturnAnswer {
  const { productId } = line;
  const { condition } = at;
  const events: ReturnEvent[] = [{ kind: 'count', productId, quantity, isUnit, condition }];
  return { outcome: said(at, line, quantity), events, productId };
}

function said(at: OpenReturn, line: ReturnedLine, quantity: number): ReturnOutcome {
  if (at.condition === 'damaged') return 'counted_damaged';
  if (at.condition === 'second_grade') return 'counted_second';
  const isAnnounced = at.lines.some(({ expected }) => expected > 0);
  if (isAnnounced && left(line) < quantity) return 'not_announced';
  const counted = { ...line, counted: line.counted + quantity };
  const after = at.lines.map((one) => (one.productId === line.productId ? counted : one));
  return isWholeReturn(after) ? 'all_counted' : 'counted';
}

/** Whether all that was announced is there; never of a return of which nothing was announced. */
export const isWholeReturn = (
  lines: readonly Pick<ReturnedLine, 'expected' | 'counted'>[],
): boolean =>
  lines.some(({ expected }) => expected > 0) &&
  lines.every(({ expected, counted }) => counted >= expected);

function obey(at: OpenReturn, command: Command): ReturnAnswer {
  switch (command) {
    case 'UNDO':
      return { outcome: 'undone', events: [{ kind: 'undo' }] };
    case 'DAMAGED':
      return nextIs(at.condition === 'damaged' ? 'sellable' : 'damaged');
    case 'SECOND':
      return nextIs(at.condition === 'second_grade' ? 'sellable' : 'second_grade');
    case 'FINISH':
      return finish(at);
    default:
      return say('not_known');
  }
}

const nextSaid = {
  sellable: 'sellable_next',
  second_grade: 'second_next',
  damaged: 'damaged_next',
} as const satisfies Record<ReturnCondition, ReturnOutcome>;

const nextIs = (condition: ReturnCondition): ReturnAnswer => ({
  outcome: nextSaid[condition],
  events: [{ kind: 'condition', condition }],
});

function finish(at: OpenReturn): ReturnAnswer {
  if (at.lines.every(({ counted }) => counted === 0)) return say('nothing_counted');
  const isShort = at.lines.some((line) => left(line) > 0);
  return { outcome: isShort ? 'finished_short' : 'finished', events: [{ kind: 'close' }] };
}
