import { seoNameOf } from '#core/categories/seo-name-of.ts';
import type { ColumnType } from '#core/grid/grid-definition.ts';
import { keptColumns, type Resource } from '#core/resources/resource.ts';
import type { ResourceWords } from '#core/resources/words.ts';
import type { RowChoice, RowField } from '../row-field.ts';
import { findersOf } from './outside-rows.ts';

/** What ids of other rows are chosen from, by column. */
export type ReferenceChoices = Readonly<Record<string, readonly RowChoice[]>>;

const fieldTypes: Readonly<Record<ColumnType, RowField['type']>> = {
  text: 'text',
  integer: 'whole',
  money: 'whole',
  decimal: 'decimal',
  day: 'day',
  choice: 'choice',
  boolean: 'flag',
  moment: 'moment',
};

/** Fields of a resource's form, in the order of its columns. */
export const resourceFields = (
  { columns }: Resource,
  words: ResourceWords,
  references: ReferenceChoices,
  optionalWord: string,
): RowField[] =>
  keptColumns(columns).map(([name, { type, optional, from, choices }]) => {
    const help = words.help?.[name];
    const find = from && findersOf[from.list];
    const known =
      references[name] ??
      choices?.map((value) => ({ value, label: words.choices?.[name]?.[value] ?? value }));
    return {
      name,
      label: words.columns[from?.as ?? name] ?? name,
      type: from ? 'reference' : fieldTypes[type],
      ...(help !== undefined && { help }),
      ...(optional && { optional: optionalWord }),
      ...(known && { choices: known }),
      ...(find && { find }),
    };
  });

/** What a new row's form begins with. */
export const initialOf = ({ columns }: Resource) =>
  Object.fromEntries(keptColumns(columns).map(([name, { initial = '' }]) => [name, initial]));

const withUnit = (name: string, typed: string): string =>
  name === 'storageGb' && typed !== '' ? `${typed}gb` : typed;

/** Addresses of a new row follow what they are suggested from until they are typed themselves. */
export const suggestedBy =
  ({ columns }: Resource) =>
  (typed: Readonly<Record<string, string>>, changed: string): Record<string, string> =>
    Object.fromEntries(
      keptColumns(columns).flatMap(([name, { suggestedFrom = [] }]) => {
        if (!suggestedFrom.includes(changed)) return [];
        const said = suggestedFrom.map((from) => withUnit(from, typed[from] ?? ''));
        return [[name, seoNameOf(said.filter(Boolean).join(' '))]];
      }),
    );
