import type { Columns } from './column.ts';
import type { Resource, ResourceOptions } from './resource.ts';

type ChoiceWords<C extends Columns> = {
  [K in keyof C as C[K] extends { readonly choices: readonly string[] } ? K : never]: C[K] extends {
    readonly choices: readonly (infer V extends string)[];
  }
    ? Readonly<Record<V, string>>
    : never;
};

/** What a change is called in the audit log: by the list where there is one, and of single rows. */
type Done<O extends ResourceOptions> =
  'add' | 'update' | 'delete' | (O extends { readonly list: object } ? 'edit' : never);

/** The words of a resource in one language; a missing one does not compile. */
export type WordsOf<R extends Resource> = {
  /** What its rows are called together. */
  readonly title: string;
  readonly done: Readonly<Record<Done<R['options']>, string>>;
  readonly columns: { readonly [K in keyof R['columns']]: string };
} & (keyof ChoiceWords<R['columns']> extends never
  ? unknown
  : { readonly choices: ChoiceWords<R['columns']> }) &
  (R['options'] extends { readonly list: object }
    ? {
        /** The button that adds a row, and the title of its form. */
        readonly add: string;
        /** The title of a row's form, with cells by column: `{name}`. */
        readonly one: string;
        readonly help?: { readonly [K in keyof R['columns']]?: string };
      }
    : unknown);

/** The same as a program finds them that knows no resource by its name. */
export interface ResourceWords {
  readonly title: string;
  readonly done: Readonly<Record<string, string>>;
  readonly columns: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly add?: string;
  readonly one?: string;
  readonly help?: Readonly<Record<string, string>>;
}
