import { accept, refuse, type Result } from '../shared/result.ts';

/** A piece of a line with its stored net, in whole units. */
export interface OrderUnit {
  readonly unitId: number;
  readonly position: number;
  readonly net: number;
  readonly isWithdrawn: boolean;
  readonly isRefunded: boolean;
}

/** So many pieces of the line at a position. */
export interface WantedPieces {
  readonly position: number;
  readonly quantity: number;
}

/** Whether nobody has asked for a piece's money yet. */
export const isFreeUnit = ({ isWithdrawn, isRefunded }: OrderUnit): boolean =>
  !isWithdrawn && !isRefunded;

/**
 * The pieces of an order that are given back, the first free ones of each line, each once however
 * the same line is named (T-REF-3, T-REF-9).
 */
export function chooseUnits<U extends OrderUnit>(
  units: readonly U[],
  wanted: readonly WantedPieces[],
  isFree: (unit: U) => boolean = isFreeUnit,
): Result<U[], 'unknown_line' | 'more_than_left'> {
  const sums = new Map<number, number>();
  for (const { position, quantity } of wanted) {
    sums.set(position, (sums.get(position) ?? 0) + quantity);
  }
  const chosen: U[] = [];
  for (const [position, quantity] of sums) {
    const ofLine = units.filter((unit) => unit.position === position);
    if (ofLine.length === 0) return refuse('unknown_line');
    const free = ofLine.filter(isFree);
    if (free.length < quantity) return refuse('more_than_left');
    chosen.push(...free.slice(0, quantity));
  }
  return accept(chosen);
}
