import type { Command } from './label-code.ts';

export interface ReceivedLine {
  readonly productId: number;
  /** What the order wants; 0 of what nobody ordered. */
  readonly expected: number;
  readonly counted: number;
  readonly needsSerial: boolean;
}

/** A delivery as one person at it sees it. */
export interface Receiving {
  readonly status: 'open' | 'closed';
  /** Whether it came by a purchase order. */
  readonly isOrdered: boolean;
  readonly lines: readonly ReceivedLine[];
  /** A thing in hand whose serial number is to be scanned. */
  readonly held: number | null;
  /** What is scanned next is damaged. */
  readonly isDamaged: boolean;
}

export type ReceivedScan =
  | {
      readonly kind: 'product';
      /** Stock items that are received by this code, the likeliest first. */
      readonly productIds: readonly number[];
      readonly quantity: number;
      /** Whether they are told apart by numbers, by the catalogue. */
      readonly needsSerial: boolean;
      /** Of a number within the same code (GS1): whether it may come in; null where there is none. */
      readonly serial: SerialState | null;
    }
  | { readonly kind: 'serial'; readonly serial: SerialState }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'other' };

/** `known` lies in the house already; `wrong` fails its check digit. */
export type SerialState = 'new' | 'known' | 'wrong';

export const receivingOutcomes = {
  counted: 'good',
  line_full: 'good',
  undone: 'good',
  serial_needed: 'notice',
  surplus: 'notice',
  not_ordered: 'notice',
  counted_damaged: 'notice',
  damaged_next: 'notice',
  damaged_off: 'notice',
  help: 'notice',
  serial_twice: 'wrong',
  imei_wrong: 'wrong',
  not_a_serial: 'wrong',
  singly: 'wrong',
  thing_first: 'wrong',
  delivery_closed: 'wrong',
  nothing_to_undo: 'wrong',
  put_away_already: 'wrong',
  not_known: 'wrong',
} as const satisfies Record<string, 'good' | 'notice' | 'wrong'>;
export type ReceivingOutcome = keyof typeof receivingOutcomes;

export type ReceivingEvent =
  | {
      readonly kind: 'count';
      readonly productId: number;
      readonly quantity: number;
      readonly withSerial: boolean;
      readonly isDamaged: boolean;
    }
  | { readonly kind: 'hold'; readonly productId: number }
  | { readonly kind: 'damaged'; readonly isDamaged: boolean }
  | { readonly kind: 'undo' };

export interface ReceivingAnswer {
  readonly outcome: ReceivingOutcome;
  readonly events: readonly ReceivingEvent[];
  readonly productId?: number;
}

const say = (outcome: ReceivingOutcome, productId?: number): ReceivingAnswer => ({
  outcome,
  events: [],
  ...(productId === undefined ? {} : { productId }),
});

/** What a scan does at a delivery. Surplus is counted as well: what lies on the table is there. */
export function scanAtReceiving(at: Receiving, scan: ReceivedScan): ReceivingAnswer {
  if (at.status === 'closed') return say('delivery_closed');
  switch (scan.kind) {
    case 'product':
      return receiveProduct(at, scan);
    case 'serial':
      return at.held === null ? say('thing_first') : receiveSerial(at, at.held, scan.serial);
    case 'command':
      return obey(at, scan.command);
    case 'other':
      return say(at.held === null ? 'not_known' : 'not_a_serial', at.held ?? undefined);
  }
}

function receiveProduct(
  at: Receiving,
  scan: Extract<ReceivedScan, { kind: 'product' }>,
): ReceivingAnswer {
  const { productIds, quantity, serial } = scan;
  // An ordered item before another of the same code.
  const line = at.lines.find(({ productId }) => productIds.includes(productId));
  const productId = line?.productId ?? productIds[0];
  if (productId === undefined) return say('not_known');
  const needsSerial = line?.needsSerial ?? scan.needsSerial;
  if (!needsSerial) return count(at, productId, quantity, false);
  if (quantity > 1) return say('singly', productId);
  if (serial !== null) return receiveSerial(at, productId, serial);
  return { outcome: 'serial_needed', events: [{ kind: 'hold', productId }], productId };
}

function receiveSerial(at: Receiving, productId: number, serial: SerialState): ReceivingAnswer {
  if (serial === 'wrong') return say('imei_wrong', productId);
  if (serial === 'known') return say('serial_twice', productId);
  return count(at, productId, 1, true);
}

function count(
  at: Receiving,
  productId: number,
  quantity: number,
  withSerial: boolean,
): ReceivingAnswer {
  const { isDamaged, isOrdered } = at;
  const line = at.lines.find((one) => one.productId === productId);
  const events: ReceivingEvent[] = [{ kind: 'count', productId, quantity, withSerial, isDamaged }];
  const outcome = isDamaged ? 'counted_damaged' : said(line, quantity, isOrdered);
  return { outcome, events, productId };
}

function said(
  line: ReceivedLine | undefined,
  quantity: number,
  isOrdered: boolean,
): ReceivingOutcome {
  if (!isOrdered) return 'counted';
  if (!line || line.expected === 0) return 'not_ordered';
  const counted = line.counted + quantity;
  if (counted > line.expected) return 'surplus';
  return counted === line.expected ? 'line_full' : 'counted';
}

function obey(at: Receiving, command: Command): ReceivingAnswer {
  switch (command) {
    case 'UNDO':
      return { outcome: 'undone', events: [{ kind: 'undo' }] };
    case 'DAMAGED': {
      const isDamaged = !at.isDamaged;
      const events: ReceivingEvent[] = [{ kind: 'damaged', isDamaged }];
      return { outcome: isDamaged ? 'damaged_next' : 'damaged_off', events };
    }
    case 'HELP':
      return say('help');
    default:
      return say('not_known');
  }
}

/** What is more or less than was ordered, and what came damaged; none of it is empty. */
export interface DeliveryDifference {
  readonly productId: number;
  readonly surplus: number;
  readonly shortage: number;
  readonly damaged: number;
}

/** Lines of a delivery that are not as they were ordered. */
export const differencesOf = (
  lines: readonly (ReceivedLine & { readonly damaged: number })[],
  isOrdered: boolean,
): readonly DeliveryDifference[] =>
  lines
    .map(({ productId, expected, counted, damaged }) => ({
      productId,
      surplus: isOrdered ? Math.max(0, counted - expected) : 0,
      shortage: isOrdered ? Math.max(0, expected - counted) : 0,
      damaged,
    }))
    .filter(({ surplus, shortage, damaged }) => surplus + shortage + damaged > 0);

/**
 * What a piece cost on average when pieces of another price came to those that lie there, whole units; what lies there
 * without a known cost counts as the new ones.
 */
export function averageCost(
  before: { readonly pieces: number; readonly cost: number | null },
  came: { readonly pieces: number; readonly price: number },
): number {
  const all = before.pieces + came.pieces;
  if (before.cost === null || all === 0) return came.price;
  return Math.round((before.pieces * before.cost + came.pieces * came.price) / all);
}
