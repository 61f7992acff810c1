/** A row by the names of the wire, or with its text where the statement makes that. */
export interface FoundRow {
  readonly id: number;
  readonly row?: string;
}

/** A row as the wire's JSON. */
export const rowText = (found: FoundRow): string => found.row ?? JSON.stringify(found);
