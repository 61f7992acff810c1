/** One field of a plain row. */
export interface RowField {
  readonly name: string;
  readonly label: string;
  readonly type:
    'text' | 'note' | 'whole' | 'decimal' | 'day' | 'moment' | 'choice' | 'reference' | 'flag';
  readonly help?: string;
  /** Word beside the label of a field that may stay empty; it is then sent as null. */
  readonly optional?: string;
  readonly choices?: readonly RowChoice[];
  /** Finds more of them by a word, where they are too many to be listed. */
  readonly find?: (term: string, signal: AbortSignal) => Promise<readonly RowChoice[]>;
}

export interface RowChoice {
  readonly value: string;
  readonly label: string;
}
