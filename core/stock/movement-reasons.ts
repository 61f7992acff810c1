/** Why stock moved: every row of the ledger says one of them. */
export const movementReasons = [
  /** What the shop had when the ledger began. */
  'opening',
  /** Typed in with a new product. */
  'entered',
  /** Came from a supplier. */
  'received',
  'bought_back',
  /** Came back from a customer. */
  'returned',
  /** From bin to bin. */
  'moved',
  /** To another place, or what came from there. */
  'transferred',
  /** From a bin into the crate of an order. */
  'picked',
  /** From a crate back into a bin. */
  'put_back',
  /** From a crate into a parcel. */
  'packed',
  /** Left the house with an order. */
  'shipped',
  /** Left a store with the customer who had reserved it. */
  'collected',
  'counted',
  'written_off',
  /** Was not found where it should lie. */
  'missing',
  'found',
  'damaged',
  /** Was built into a device of a customer. */
  'repaired',
  /** Was given to a customer for a piece that was claimed. */
  'exchanged',
  /** Was lent to a customer while theirs is repaired, or came back. */
  'loan',
  'imported',
  /** Its product became another one. */
  'merged',
  /** Takes another movement back. */
  'undone',
] as const;
export type MovementReason = (typeof movementReasons)[number];

/** What a movement was for. */
export type MovementSubject =
  | 'order'
  | 'reservation'
  | 'buyback'
  | 'withdrawal'
  | 'delivery'
  | 'stocktake'
  | 'import'
  | 'task'
  | 'transfer'
  | 'repair';

/** Where stock lies in the house. */
export const locationKinds = [
  'bin',
  'crate',
  'parcel',
  /** Where devices are bought. */
  'desk',
  /** Where they are repaired. */
  'bench',
  /** What was not found, until somebody has looked for it. */
  'missing',
  'damaged',
  /** On the way to another place. */
  'transit',
] as const;
export type LocationKind = (typeof locationKinds)[number];
