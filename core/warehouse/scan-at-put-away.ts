import type { Command } from './label-code.ts';

/** What a person carries: pieces of one stock item, the devices among them by their passports. */
export interface CarriedPieces {
  readonly productId: number;
  readonly quantity: number;
  readonly unitIds: readonly number[];
}

export type PutAwayScan =
  | {
      readonly kind: 'product';
      /** Of a stock item: how many wait for a bin, without those that are told apart by numbers. */
      readonly items: readonly { readonly productId: number; readonly plain: number }[];
      readonly quantity: number;
      /** Whether devices of it wait that only their numbers tell apart. */
      readonly hasUnits: boolean;
    }
  | {
      readonly kind: 'unit';
      readonly unitId: number;
      readonly productId: number;
      readonly isWaiting: boolean;
    }
  | { readonly kind: 'bin'; readonly binId: number; readonly isOpen: boolean }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'other' };

export const putAwayOutcomes = {
  taken: 'good',
  put: 'good',
  undone: 'good',
  help: 'notice',
  already_scanned: 'wrong',
  enough: 'wrong',
  serial_needed: 'wrong',
  put_first: 'wrong',
  thing_first: 'wrong',
  bin_closed: 'wrong',
  not_waiting: 'wrong',
  nothing_to_undo: 'wrong',
  undo_promised: 'wrong',
  not_known: 'wrong',
} as const satisfies Record<string, 'good' | 'notice' | 'wrong'>;
export type PutAwayOutcome = keyof typeof putAwayOutcomes;

export type PutAwayEvent =
  | { readonly kind: 'take'; readonly carried: CarriedPieces }
  | { readonly kind: 'put'; readonly binId: number }
  | { readonly kind: 'undo' };

export interface PutAwayAnswer {
  readonly outcome: PutAwayOutcome;
  readonly events: readonly PutAwayEvent[];
}

const say = (outcome: PutAwayOutcome): PutAwayAnswer => ({ outcome, events: [] });

/** What a scan does where goods go from the receiving desk into bins: things first, then the bin. */
export function scanAtPutAway(carried: CarriedPieces | null, scan: PutAwayScan): PutAwayAnswer {
  switch (scan.kind) {
    case 'product':
      return takeProduct(carried, scan);
    case 'unit':
      return takeUnit(carried, scan);
    case 'bin':
      if (carried === null) return say('thing_first');
      if (!scan.isOpen) return say('bin_closed');
      return { outcome: 'put', events: [{ kind: 'put', binId: scan.binId }] };
    case 'command':
      if (scan.command === 'UNDO') return { outcome: 'undone', events: [{ kind: 'undo' }] };
      return say(scan.command === 'HELP' ? 'help' : 'not_known');
    case 'other':
      return say('not_known');
  }
}

const take = (carried: CarriedPieces): PutAwayAnswer => ({
  outcome: 'taken',
  events: [{ kind: 'take', carried }],
});

function takeProduct(
  carried: CarriedPieces | null,
  { items, quantity, hasUnits }: Extract<PutAwayScan, { kind: 'product' }>,
): PutAwayAnswer {
  const item = items.find(({ productId }) => carried === null || productId === carried.productId);
  if (!item)
    return say(items.length > 0 ? 'put_first' : hasUnits ? 'serial_needed' : 'not_waiting');
  const { productId, plain } = item;
  const before = carried ?? { productId, quantity: 0, unitIds: [] };
  const left = plain - (before.quantity - before.unitIds.length);
  if (left >= quantity) return take({ ...before, quantity: before.quantity + quantity });
  if (hasUnits) return say('serial_needed');
  return say(left > 0 || carried !== null ? 'enough' : 'not_waiting');
}

function takeUnit(
  carried: CarriedPieces | null,
  { unitId, productId, isWaiting }: Extract<PutAwayScan, { kind: 'unit' }>,
): PutAwayAnswer {
  if (carried?.unitIds.includes(unitId)) return say('already_scanned');
  if (!isWaiting) return say('not_waiting');
  if (carried !== null && carried.productId !== productId) return say('put_first');
  const before = carried ?? { productId, quantity: 0, unitIds: [] };
  const unitIds = [...before.unitIds, unitId];
  return take({ productId, quantity: before.quantity + 1, unitIds });
}
