/** A row of a list by the names of the wire. */
export type WireRow = Readonly<Record<string, unknown>>;
