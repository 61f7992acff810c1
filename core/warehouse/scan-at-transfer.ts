import type { Command } from './label-code.ts';

export const transferStates = ['packing', 'on_way', 'closed', 'cancelled'] as const;
export type TransferStatus = (typeof transferStates)[number];

/** A transfer as one person at it sees it. */
export interface TransferAtHand {
  readonly status: TransferStatus;
  /** What is scanned next is damaged; of the receiving side. */
  readonly isDamaged: boolean;
}

export type TransferScan =
  | {
      readonly kind: 'product';
      /**
       * Of stock items with this code: how many may be scanned now, without those that are told apart by numbers. They lie in
       * the sender's bins while it is packed, and on their way afterwards.
       */
      readonly items: readonly { readonly productId: number; readonly plain: number }[];
      readonly quantity: number;
      /** Whether devices of it are there that only their numbers tell apart. */
      readonly hasUnits: boolean;
    }
  | {
      readonly kind: 'unit';
      readonly unitId: number;
      readonly productId: number;
      /** `here` may be scanned now; `done` was scanned before. */
      readonly where: 'here' | 'done' | 'elsewhere';
    }
  | { readonly kind: 'bin'; readonly binId: number }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'other' };

export const transferOutcomes = {
  packed: 'good',
  received: 'good',
  undone: 'good',
  bin_chosen: 'notice',
  received_damaged: 'notice',
  damaged_next: 'notice',
  damaged_off: 'notice',
  finish_now: 'notice',
  help: 'notice',
  already_scanned: 'wrong',
  enough: 'wrong',
  serial_needed: 'wrong',
  not_here: 'wrong',
  not_in_transfer: 'wrong',
  promised: 'wrong',
  transfer_over: 'wrong',
  nothing_to_undo: 'wrong',
  undo_promised: 'wrong',
  not_known: 'wrong',
} as const satisfies Record<string, 'good' | 'notice' | 'wrong'>;
export type TransferOutcome = keyof typeof transferOutcomes;

export type TransferEvent =
  | {
      readonly kind: 'move';
      readonly productId: number;
      readonly quantity: number;
      /** The one device. */
      readonly unitId: number | null;
      readonly isDamaged: boolean;
    }
  | { readonly kind: 'bin'; readonly binId: number }
  | { readonly kind: 'damaged'; readonly isDamaged: boolean }
  | { readonly kind: 'undo' };

export interface TransferAnswer {
  readonly outcome: TransferOutcome;
  readonly events: readonly TransferEvent[];
  readonly productId?: number;
}

const say = (outcome: TransferOutcome, productId?: number): TransferAnswer => ({
  outcome,
  events: [],
  ...(productId === undefined ? {} : { productId }),
});

/**
 * What a scan does at a transfer: while it is packed things leave the sender's bins, once it is on its way they come in
 * at the receiver. Nothing comes in that was not sent.
 */
export function scanAtTransfer(at: TransferAtHand, scan: TransferScan): TransferAnswer {
  if (at.status === 'closed' || at.status === 'cancelled') return say('transfer_over');
  switch (scan.kind) {
    case 'product':
      return moveProduct(at, scan);
    case 'unit': {
      const { productId, unitId, where } = scan;
      if (where === 'done') return say('already_scanned', productId);
      if (where === 'elsewhere') return say(absent(at), productId);
      return move(at, { productId, quantity: 1, unitId });
    }
    case 'bin':
      // Where things come in they all go to one place, whichever bin is scanned.
      if (at.status === 'on_way') return say('not_known');
      return { outcome: 'bin_chosen', events: [{ kind: 'bin', binId: scan.binId }] };
    case 'command':
      return obey(at, scan.command);
    case 'other':
      return say('not_known');
  }
}

const absent = ({ status }: TransferAtHand): TransferOutcome =>
  status === 'packing' ? 'not_here' : 'not_in_transfer';

function moveProduct(
  at: TransferAtHand,
  { items, quantity, hasUnits }: Extract<TransferScan, { kind: 'product' }>,
): TransferAnswer {
  const item = items.find(({ plain }) => plain >= quantity);
  if (item) return move(at, { productId: item.productId, quantity, unitId: null });
  if (hasUnits) return say('serial_needed');
  return items.some(({ plain }) => plain > 0)
    ? say('enough', items[0]?.productId)
    : say(absent(at));
}

function move(
  { status, isDamaged }: TransferAtHand,
  of: {
    readonly productId: number;
    readonly quantity: number;
    readonly unitId: number | null;
  },
): TransferAnswer {
  const outcome =
    status === 'packing' ? 'packed' : isDamaged ? ('received_damaged' as const) : 'received';
  const event = { ...of, kind: 'move' as const, isDamaged: status === 'on_way' && isDamaged };
  return { outcome, events: [event], productId: of.productId };
}

function obey(at: TransferAtHand, command: Command): TransferAnswer {
  switch (command) {
    case 'UNDO':
      return { outcome: 'undone', events: [{ kind: 'undo' }] };
    case 'DAMAGED': {
      // What is broken is not sent on.
      if (at.status !== 'on_way') return say('not_known');
      const isDamaged = !at.isDamaged;
      const events: TransferEvent[] = [{ kind: 'damaged', isDamaged }];
      return { outcome: isDamaged ? 'damaged_next' : 'damaged_off', events };
    }
    case 'FINISH':
      // A question never takes a scan as its consent (T-SCAN-11).
      return say('finish_now');
    case 'HELP':
      return say('help');
    default:
      return say('not_known');
  }
}
