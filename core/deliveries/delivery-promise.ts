/** What lies before an order that comes now. */
export interface Backlog {
  /** Orders that wait for a picker, a packer, or are in their hands. */
  readonly waiting: number;
  /** Parcels that were packed lately, an hour; 0 where nobody knows. */
  readonly perHour: number;
}

const hourMs = 3_600_000;

/**
 * How much earlier than the carrier's cut-off an order must come so that what lies before it is packed, too; in ms. An order
 * after that goes with the next van, so that a day is promised only where it can be kept.
 */
export const leadOf = ({ waiting, perHour }: Backlog): number =>
  perHour <= 0 ? 0 : Math.ceil((waiting / perHour) * hourMs);
