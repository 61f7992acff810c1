import type { Command } from './label-code.ts';
import type { PickOutcome } from './pick-outcomes.ts';
import { linesThatWant, nextStep, pickOf, type PickRound, type RoundLine } from './pick-round.ts';

/** A scan with what the database knows of it. */
export type PickScan =
  | {
      readonly kind: 'crate';
      readonly code: string;
      /** The pick that it is bound to, of whichever round; null where it is free. */
      readonly pickId: number | null;
      /** The number of that pick's order, for the message. */
      readonly orderNumber: string | null;
    }
  | { readonly kind: 'bin'; readonly binId: number }
  | { readonly kind: 'product'; readonly productIds: readonly number[] }
  | {
      readonly kind: 'unit';
      readonly unitId: number;
      readonly productId: number;
      /** The number of another open order that holds this very unit. */
      readonly heldBy: string | null;
    }
  | { readonly kind: 'unknown_serial' }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'other' };

/** What the database is told; the inverse of each is the undo of the scan. */
export type PickEvent =
  | { readonly kind: 'bind'; readonly pickId: number; readonly crate: string }
  | { readonly kind: 'hold'; readonly lineId: number; readonly unitId: number | null }
  | {
      readonly kind: 'put';
      readonly lineId: number;
      readonly unitId: number | null;
      readonly crate: string;
    }
  | { readonly kind: 'not_found'; readonly lineId: number }
  | { readonly kind: 'replace'; readonly lineId: number }
  | { readonly kind: 'propose'; readonly lineId: number; readonly productId: number }
  | { readonly kind: 'skip' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'finish' };

export interface PickAnswer {
  readonly outcome: PickOutcome;
  readonly events: readonly PickEvent[];
  /** The line, the slot of the cart or the order that the message names. */
  readonly lineId?: number;
  readonly slot?: number;
  readonly orderNumber?: string;
}

const say = (
  outcome: PickOutcome,
  more: Omit<PickAnswer, 'outcome' | 'events'> = {},
): PickAnswer => ({
  outcome,
  events: [],
  ...more,
});

/**
 * What a scan does at a pick (T-WH-3 to 6): pure, so that one rule serves the screen, its tests and the server, which
 * locks the round, asks this and stores the events in one transaction. Nothing is changed by a wrong scan.
 */
export function scanAtPick(round: PickRound, scan: PickScan): PickAnswer {
  switch (scan.kind) {
    case 'crate':
      return scanCrate(round, scan);
    case 'bin':
      return scanBin(round, scan.binId);
    case 'product':
      return scanProduct(round, scan.productIds);
    case 'unit':
      return scanUnit(round, scan);
    case 'unknown_serial':
      return say('serial_not_found');
    case 'command':
      return obey(round, scan.command);
    default:
      return say('not_known');
  }
}

function scanCrate(round: PickRound, scan: Extract<PickScan, { kind: 'crate' }>): PickAnswer {
  const { code, pickId } = scan;
  const step = nextStep(round);
  const own = round.picks.find(({ id }) => id === pickId);
  if (pickId !== null && !own) {
    return say(
      'crate_of_another',
      scan.orderNumber === null ? {} : { orderNumber: scan.orderNumber },
    );
  }
  if (own?.status === 'cancelled') return cancelled(own.orderNumber);
  if (step.kind === 'put_into') return putIntoCrate(round, step.line, code, pickId);
  if (own) return say('crate_right', { slot: own.slot });
  if (step.kind === 'done') return say('nothing_to_do');
  const events: PickEvent[] = [{ kind: 'bind', pickId: step.pick.id, crate: code }];
  const outcome = step.kind === 'scan_crate' ? 'crate_bound' : 'crate_added';
  // A further crate for a single order begins when the first one is full; on a cart the order would be a guess.
  if (outcome === 'crate_added' && round.picks.length > 1) return say('crate_not_this');
  return { outcome, events, slot: step.pick.slot };
}

function putIntoCrate(
  round: PickRound,
  line: RoundLine,
  code: string,
  pickId: number | null,
): PickAnswer {
  const pick = pickOf(round, line);
  if (!pick || pickId !== pick.id) {
    return say('crate_not_this', pick ? { slot: pick.slot, lineId: line.id } : {});
  }
  const unitId = round.inHand?.unitId ?? null;
  const events: PickEvent[] = [{ kind: 'put', lineId: line.id, unitId, crate: code }];
  return { outcome: 'put_into_crate', events, lineId: line.id, slot: pick.slot };
}

function scanBin(round: PickRound, binId: number): PickAnswer {
  const step = nextStep(round);
  if (step.kind !== 'take') return say('nothing_to_do');
  return say(step.line.binId === binId ? 'bin_right' : 'bin_wrong', { lineId: step.line.id });
}

function scanProduct(round: PickRound, productIds: readonly number[]): PickAnswer {
  const proposed = propose(round, productIds);
  if (proposed) return proposed;
  const refused = refusedBefore(round, productIds);
  if (refused) return refused;
  const line = linesThatWant(round, productIds)[0];
  if (!line) return say('not_known');
  return line.needsSerial ? say('serial_needed', { lineId: line.id }) : take(round, line, null);
}

function scanUnit(round: PickRound, scan: Extract<PickScan, { kind: 'unit' }>): PickAnswer {
  if (round.lines.some(({ unitIds }) => unitIds.includes(scan.unitId)))
    return say('already_scanned');
  if (round.inHand?.unitId === scan.unitId) return say('already_scanned');
  if (scan.heldBy !== null) return say('serial_in_order', { orderNumber: scan.heldBy });
  const proposed = propose(round, [scan.productId]);
  if (proposed) return proposed;
  const refused = refusedBefore(round, [scan.productId]);
  if (refused) return refused.outcome === 'not_of_this_order' ? say('serial_mismatch') : refused;
  const line = linesThatWant(round, [scan.productId])[0];
  return line ? take(round, line, scan.unitId) : say('serial_mismatch');
}

/**
 * A thing that is shown instead of one that is not there: the same model in another colour or grade. What the walk wants itself is
 * counted as ever; null where nothing is to be shown.
 */
function propose(round: PickRound, productIds: readonly number[]): PickAnswer | null {
  const step = nextStep(round);
  const { replacing } = round;
  if (step.kind !== 'take' || step.line.id !== replacing?.lineId) return null;
  if (linesThatWant(round, productIds).length > 0) return null;
  const named = { lineId: step.line.id, slot: step.pick.slot };
  const productId = productIds.find((id) => replacing.productIds.includes(id));
  if (productId === undefined) return say('replacement_not_alike', named);
  const events: PickEvent[] = [{ kind: 'propose', lineId: step.line.id, productId }];
  return { outcome: 'replacement_proposed', events, ...named };
}

/** What stands against counting a product, whichever way it was scanned. */
function refusedBefore(round: PickRound, productIds: readonly number[]): PickAnswer | null {
  const step = nextStep(round);
  const named = round.lines.filter(({ productId }) => productIds.includes(productId));
  const gone = named
    .map((line) => pickOf(round, line))
    .find((pick) => pick?.status === 'cancelled');
  if (linesThatWant(round, productIds).length === 0) {
    if (gone) return cancelled(gone.orderNumber);
    return say(named.length > 0 ? 'enough' : 'not_of_this_order');
  }
  if (step.kind === 'scan_crate') return say('crate_first', { slot: step.pick.slot });
  if (step.kind === 'put_into')
    return say('crate_first', { slot: step.pick.slot, lineId: step.line.id });
  return null;
}

/** Into the one crate of a single order at once; on a cart the crate is scanned too. */
function take(round: PickRound, line: RoundLine, unitId: number | null): PickAnswer {
  const pick = pickOf(round, line);
  const crate = pick?.crates.at(-1);
  if (!pick || crate === undefined) return say('crate_first');
  const named = { lineId: line.id, slot: pick.slot };
  if (round.picks.length > 1) {
    return { outcome: 'counted', events: [{ kind: 'hold', lineId: line.id, unitId }], ...named };
  }
  const isLast = line.picked + 1 === line.quantity;
  const events: PickEvent[] = [{ kind: 'put', lineId: line.id, unitId, crate }];
  return { outcome: isLast ? 'take_done' : 'counted', events, ...named };
}

function obey(round: PickRound, command: Command): PickAnswer {
  const step = nextStep(round);
  switch (command) {
    case 'UNDO':
      return { outcome: 'undone', events: [{ kind: 'undo' }] };
    case 'NOTFOUND':
      if (step.kind !== 'take') return say('nothing_to_do');
      return {
        outcome: 'line_not_found',
        events: [{ kind: 'not_found', lineId: step.line.id }],
        lineId: step.line.id,
      };
    case 'REPLACE':
      if (step.kind !== 'take') return say('nothing_to_do');
      return {
        outcome: 'replacement_wanted',
        events: [{ kind: 'replace', lineId: step.line.id }],
        lineId: step.line.id,
      };
    case 'SKIP':
      return { outcome: 'pick_skipped', events: [{ kind: 'skip' }] };
    case 'FINISH':
      return step.kind === 'done'
        ? { outcome: 'round_done', events: [{ kind: 'finish' }] }
        : say('not_finished');
    case 'HELP':
      return say('help');
    case 'DAMAGED':
    case 'SECOND':
      return say('not_known');
  }
}

const cancelled = (orderNumber: string): PickAnswer => say('order_cancelled', { orderNumber });
