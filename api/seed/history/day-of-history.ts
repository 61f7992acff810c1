/** Where a day stands in the history. */
export interface DayOfHistory {
  /** Days before it, 0 for the first. */
  readonly number: number;
  /** Days after it, 0 for the last. */
  readonly left: number;
}
