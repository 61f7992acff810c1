/** A store as an operation names it. */
export interface OperationStore {
  readonly slug: string;
  readonly name: string;
}

/** What of an operation says where it is done: null where every service centre does it. */
export interface DoneSomewhere {
  readonly stores: readonly OperationStore[] | null;
}

/** Whether a store, by its slug, does all of these operations. */
export const isDoneAt = (operations: readonly DoneSomewhere[], store: string): boolean =>
  operations.every(({ stores }) => stores === null || stores.some(({ slug }) => slug === store));
