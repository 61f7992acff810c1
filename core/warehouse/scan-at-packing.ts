import type { Command } from './label-code.ts';

/** A picked piece, or several alike without serial numbers, that goes into a parcel. */
export interface PackLine {
  readonly id: number;
  readonly productId: number;
  /** Pieces that were picked, and those that were scanned again at the packing desk. */
  readonly quantity: number;
  readonly packed: number;
  /** Units that were picked; empty for products without serial numbers. */
  readonly unitIds: readonly number[];
  readonly packedUnitIds: readonly number[];
}

/** An order at the packing desk, with all its crates. */
export interface PackDesk {
  readonly orderNumber: string;
  readonly status: 'open' | 'cancelled' | 'packed';
  readonly crates: readonly string[];
  readonly lines: readonly PackLine[];
}

export type PackScan =
  | { readonly kind: 'crate'; readonly code: string; readonly orderNumber: string | null }
  | { readonly kind: 'product'; readonly productIds: readonly number[] }
  | { readonly kind: 'unit'; readonly unitId: number; readonly productId: number }
  | { readonly kind: 'unknown_serial' }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'other' };

export const packOutcomes = {
  packed: 'good',
  all_packed: 'good',
  crate_opened: 'good',
  crate_right: 'good',
  finished: 'good',
  undone: 'good',
  weigh_now: 'notice',
  skipped: 'notice',
  help: 'notice',
  /** A further code of the label that was just scanned (T-SCAN-6). */
  same_label: 'notice',
  already_scanned: 'wrong',
  enough: 'wrong',
  not_of_this_order: 'wrong',
  serial_mismatch: 'wrong',
  serial_not_found: 'wrong',
  serial_needed: 'wrong',
  crate_first: 'wrong',
  crate_without_order: 'wrong',
  crate_of_another: 'wrong',
  order_cancelled: 'wrong',
  not_finished: 'wrong',
  not_picked: 'wrong',
  waits_for_supervisor: 'wrong',
  nothing_to_undo: 'wrong',
  not_known: 'wrong',
} as const satisfies Record<string, 'good' | 'notice' | 'wrong'>;
export type PackOutcome = keyof typeof packOutcomes;

export type PackEvent =
  | { readonly kind: 'open'; readonly crate: string }
  | { readonly kind: 'pack'; readonly lineId: number; readonly unitId: number | null }
  | { readonly kind: 'undo' }
  | { readonly kind: 'finish' }
  | { readonly kind: 'skip' };

export interface PackAnswer {
  readonly outcome: PackOutcome;
  readonly events: readonly PackEvent[];
  readonly lineId?: number;
  readonly orderNumber?: string;
}

const say = (
  outcome: PackOutcome,
  more: Omit<PackAnswer, 'outcome' | 'events'> = {},
): PackAnswer => ({
  outcome,
  events: [],
  ...more,
});

/** Whether every picked piece was scanned again: only then may a package be finished (T-WH-9). */
export const isAllPacked = (desk: PackDesk): boolean =>
  desk.lines.every(({ packed, quantity }) => packed === quantity);

/** What a scan does at a packing desk; `desk` is null until a crate was scanned. */
export function scanAtPacking(desk: PackDesk | null, scan: PackScan): PackAnswer {
  if (scan.kind === 'crate') return openCrate(desk, scan);
  if (!desk) return say('crate_first');
  if (desk.status === 'cancelled') return say('order_cancelled', { orderNumber: desk.orderNumber });
  switch (scan.kind) {
    case 'product':
      return packProduct(desk, scan.productIds);
    case 'unit':
      return packUnit(desk, scan);
    case 'unknown_serial':
      return say('serial_not_found');
    case 'command':
      return obey(desk, scan.command);
    default:
      return say('not_known');
  }
}

function openCrate(
  desk: PackDesk | null,
  { code, orderNumber }: Extract<PackScan, { kind: 'crate' }>,
): PackAnswer {
  if (desk?.crates.includes(code)) return say('crate_right');
  if (orderNumber === null) return say('crate_without_order');
  // Nobody leaves an open parcel by chance: what is on the desk is finished or put aside first.
  if (desk?.lines.some(({ packed }) => packed > 0) && !isAllPacked(desk)) {
    return say('crate_of_another', { orderNumber });
  }
  return { outcome: 'crate_opened', events: [{ kind: 'open', crate: code }], orderNumber };
}

function packProduct(desk: PackDesk, productIds: readonly number[]): PackAnswer {
  const named = desk.lines.filter(({ productId }) => productIds.includes(productId));
  const line = named.find(({ packed, quantity }) => packed < quantity);
  if (!line) return say(named.length > 0 ? 'enough' : 'not_of_this_order');
  if (line.unitIds.length > 0) return say('serial_needed', { lineId: line.id });
  return pack(desk, line, null);
}

function packUnit(desk: PackDesk, scan: Extract<PackScan, { kind: 'unit' }>): PackAnswer {
  const { unitId, productId } = scan;
  if (desk.lines.some(({ packedUnitIds }) => packedUnitIds.includes(unitId))) {
    return say('already_scanned');
  }
  const line = desk.lines.find(({ unitIds }) => unitIds.includes(unitId));
  if (line) return pack(desk, line, unitId);
  // The right kind of thing, but another piece than the picked one: it belongs to somebody else.
  const isAlike = desk.lines.some((one) => one.productId === productId);
  return say(isAlike ? 'serial_mismatch' : 'not_of_this_order');
}

function pack(desk: PackDesk, line: PackLine, unitId: number | null): PackAnswer {
  const rest = desk.lines.reduce((sum, { quantity, packed }) => sum + quantity - packed, 0);
  const events: PackEvent[] = [{ kind: 'pack', lineId: line.id, unitId }];
  return { outcome: rest === 1 ? 'all_packed' : 'packed', events, lineId: line.id };
}

function obey(desk: PackDesk, command: Command): PackAnswer {
  switch (command) {
    case 'UNDO':
      return { outcome: 'undone', events: [{ kind: 'undo' }] };
    case 'FINISH':
      return isAllPacked(desk)
        ? { outcome: 'finished', events: [{ kind: 'finish' }] }
        : say('not_finished');
    case 'SKIP':
      return { outcome: 'skipped', events: [{ kind: 'skip' }] };
    case 'HELP':
      return say('help');
    case 'NOTFOUND':
    case 'REPLACE':
    case 'DAMAGED':
    case 'SECOND':
      return say('not_known');
  }
}
