/**
 * A walk through the warehouse: one order, or up to twelve with a crate each on one cart. What is here is what the
 * database holds of it; `scan-at-pick.ts` says what a scan does to it.
 */
export interface PickRound {
  readonly picks: readonly RoundPick[];
  /** In walk order: by bin, as the picker goes. */
  readonly lines: readonly RoundLine[];
  /** A thing in the picker's hand that has not been put into its crate yet. */
  readonly inHand: { readonly lineId: number; readonly unitId: number | null } | null;
  /** A line that the picker does not find, and things that may be proposed instead: the next one that is scanned is. */
  readonly replacing: { readonly lineId: number; readonly productIds: readonly number[] } | null;
}

export interface RoundPick {
  readonly id: number;
  /** What staff call the order. */
  readonly orderNumber: string;
  /** Its place on the cart, 1 to 12: its number, colour and sound. */
  readonly slot: number;
  /** Crates that are bound to it; the last one is filled. */
  readonly crates: readonly string[];
  /** `cancelled`: its customer or staff called it off meanwhile (T-WH-6). */
  readonly status: 'open' | 'cancelled';
}

export const pickLineStatuses = ['waiting', 'picked', 'not_found', 'needs_replacement'] as const;
export type PickLineStatus = (typeof pickLineStatuses)[number];

export interface RoundLine {
  readonly id: number;
  readonly pickId: number;
  readonly productId: number;
  readonly binId: number;
  /** Pieces wanted, and those that are in the crate already. */
  readonly quantity: number;
  readonly picked: number;
  readonly status: PickLineStatus;
  /** Each piece is told apart by its serial number: an EAN alone does not count it. */
  readonly needsSerial: boolean;
  /** Units that were picked for this line. */
  readonly unitIds: readonly number[];
}

/** The most crates on a cart. */
export const mostCrates = 12;

/** What the picker does next; the screen says it in one sentence. */
export type PickStep =
  | { readonly kind: 'scan_crate'; readonly pick: RoundPick }
  | { readonly kind: 'take'; readonly line: RoundLine; readonly pick: RoundPick }
  | { readonly kind: 'put_into'; readonly line: RoundLine; readonly pick: RoundPick }
  | { readonly kind: 'done' };

const isOpen = ({ status, picked, quantity }: RoundLine): boolean =>
  status === 'waiting' && picked < quantity;

/** The next thing to do: a crate for each order, then what lies in hand, then the next line of the walk. */
export function nextStep(round: PickRound): PickStep {
  const open = round.picks.filter(({ status }) => status === 'open');
  const bare = open.find(({ crates }) => crates.length === 0);
  if (bare) return { kind: 'scan_crate', pick: bare };
  const held = round.inHand;
  const inHand = held && round.lines.find(({ id }) => id === held.lineId);
  const line =
    inHand ?? round.lines.find((one) => isOpen(one) && pickOf(round, one)?.status === 'open');
  const pick = line && pickOf(round, line);
  if (!line || !pick) return { kind: 'done' };
  return { kind: inHand ? 'put_into' : 'take', line, pick };
}

export const pickOf = (round: PickRound, line: RoundLine): RoundPick | undefined =>
  round.picks.find(({ id }) => id === line.pickId);

/** Lines that still want a product, those of the bin at hand first. */
export function linesThatWant(round: PickRound, productIds: readonly number[]): RoundLine[] {
  const wanting = round.lines.filter(
    (line) =>
      isOpen(line) && productIds.includes(line.productId) && pickOf(round, line)?.status === 'open',
  );
  const step = nextStep(round);
  const binAtHand = step.kind === 'take' ? step.line.binId : null;
  return wanting.toSorted((a, b) => Number(b.binId === binAtHand) - Number(a.binId === binAtHand));
}
