import type { Command } from './label-code.ts';

/** How one stock item stands in one bin. */
export interface CountedItem {
  readonly productId: number;
  /** What the books had when the count began. */
  readonly atStart: number;
  /** What came (+) and went (−) while it was counted, in order. */
  readonly moved: readonly number[];
  readonly counted: number;
}

/**
 * How many more pieces there are than the books say; negative ones are missing. Sales and picking go on while a bin is
 * counted, and nobody knows whether a piece was counted before it went: any number that the books had meanwhile is right.
 */
export function differenceOf({ atStart, moved, counted }: CountedItem): number {
  const states = moved.reduce<number[]>(
    (all, change) => [...all, (all.at(-1) ?? atStart) + change],
    [atStart],
  );
  const least = Math.min(...states);
  const most = Math.max(...states);
  if (counted < least) return counted - least;
  return Math.max(0, counted - most);
}

export type BinStatus = 'waiting' | 'counting' | 'differs' | 'recounting' | 'to_book' | 'done';

/** What becomes of a bin when somebody says that all of it is counted. */
export const afterCount = (
  status: 'counting' | 'recounting',
  differs: boolean,
): 'differs' | 'to_book' | 'done' => {
  if (!differs) return 'done';
  return status === 'counting' ? 'differs' : 'to_book';
};

export type CountRefusal = 'recount_own' | 'counted_already' | 'counted_by_another';

/** Why a person may not count a bin now; null where they may. A recount is never one's own. */
export function countRefusal(
  bin: {
    readonly status: BinStatus;
    readonly countedBy: number | null;
    readonly recountedBy: number | null;
  },
  staffId: number,
): CountRefusal | null {
  switch (bin.status) {
    case 'waiting':
      return null;
    case 'counting':
      return bin.countedBy === staffId ? null : 'counted_by_another';
    case 'differs':
      return bin.countedBy === staffId ? 'recount_own' : null;
    case 'recounting':
      return bin.recountedBy === staffId ? null : 'counted_by_another';
    case 'to_book':
    case 'done':
      return 'counted_already';
  }
}

/** What a person at a stocktake has before them. */
export interface CountDesk {
  /** The bin that is being counted. */
  readonly binId: number | null;
  readonly bin: string | null;
  /** Devices that were counted there. */
  readonly unitIds: readonly number[];
}

export type CountScan =
  | {
      readonly kind: 'bin';
      readonly binId: number;
      /** Whether it is of this stocktake, and why this person may not count it. */
      readonly isChosen: boolean;
      readonly refusal: CountRefusal | null;
    }
  | {
      readonly kind: 'product';
      readonly productIds: readonly number[];
      readonly quantity: number;
      readonly needsSerial: boolean;
    }
  | { readonly kind: 'unit'; readonly unitId: number; readonly productId: number }
  | { readonly kind: 'unknown_serial' }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'other' };

export const countOutcomes = {
  bin_open: 'good',
  bin_right: 'good',
  counted: 'good',
  bin_done: 'good',
  undone: 'good',
  bin_differs: 'notice',
  bin_to_book: 'notice',
  help: 'notice',
  bin_first: 'wrong',
  bin_not_chosen: 'wrong',
  finish_first: 'wrong',
  recount_own: 'wrong',
  counted_already: 'wrong',
  counted_by_another: 'wrong',
  already_scanned: 'wrong',
  serial_needed: 'wrong',
  serial_not_found: 'wrong',
  nothing_to_undo: 'wrong',
  not_known: 'wrong',
} as const satisfies Record<string, 'good' | 'notice' | 'wrong'>;
export type CountOutcome = keyof typeof countOutcomes;

export type CountEvent =
  | { readonly kind: 'open'; readonly binId: number }
  | {
      readonly kind: 'count';
      readonly productId: number;
      readonly quantity: number;
      readonly unitId: number | null;
    }
  | { readonly kind: 'finish' }
  | { readonly kind: 'undo' };

export interface CountAnswer {
  readonly outcome: CountOutcome;
  readonly events: readonly CountEvent[];
}

const say = (outcome: CountOutcome): CountAnswer => ({ outcome, events: [] });

/** What a scan does at a stocktake: the bin, then all that lies in it, then that it is all. The books are never shown. */
export function scanAtCount(desk: CountDesk, scan: CountScan): CountAnswer {
  if (scan.kind === 'bin') return openBin(desk, scan);
  if (scan.kind === 'command') return obey(desk, scan.command);
  if (desk.binId === null) return say('bin_first');
  switch (scan.kind) {
    case 'product': {
      const [productId] = scan.productIds;
      if (productId === undefined) return say('not_known');
      if (scan.needsSerial) return say('serial_needed');
      return count(productId, scan.quantity, null);
    }
    case 'unit':
      if (desk.unitIds.includes(scan.unitId)) return say('already_scanned');
      return count(scan.productId, 1, scan.unitId);
    case 'unknown_serial':
      return say('serial_not_found');
    case 'other':
      return say('not_known');
  }
}

const count = (productId: number, quantity: number, unitId: number | null): CountAnswer => ({
  outcome: 'counted',
  events: [{ kind: 'count', productId, quantity, unitId }],
});

function openBin(desk: CountDesk, scan: Extract<CountScan, { kind: 'bin' }>): CountAnswer {
  if (scan.binId === desk.binId) return say('bin_right');
  // Nobody leaves a bin half counted by chance.
  if (desk.binId !== null) return say('finish_first');
  if (!scan.isChosen) return say('bin_not_chosen');
  if (scan.refusal !== null) return say(scan.refusal);
  return { outcome: 'bin_open', events: [{ kind: 'open', binId: scan.binId }] };
}

function obey(desk: CountDesk, command: Command): CountAnswer {
  switch (command) {
    case 'UNDO':
      return { outcome: 'undone', events: [{ kind: 'undo' }] };
    case 'FINISH':
      if (desk.binId === null) return say('bin_first');
      return { outcome: 'bin_done', events: [{ kind: 'finish' }] };
    case 'HELP':
      return say('help');
    default:
      return say('not_known');
  }
}
