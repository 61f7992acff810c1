import type { Typed } from './wish-of.ts';

/** What the fields of every kind of change are given. */
export interface FieldsProps {
  readonly typed: Typed;
  /** What the call says of fields, by their place in it. */
  readonly errors: Readonly<Record<string, string>>;
  readonly set: (more: Typed) => void;
}
