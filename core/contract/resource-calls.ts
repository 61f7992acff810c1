import type { z } from 'zod';
import type { Columns } from '../resources/column.ts';
import {
  answeredOf,
  fieldsOf,
  type AnsweredOf,
  type FieldsOf,
} from '../resources/column-schema.ts';
import { gridOf, type Resource, type ResourceOptions } from '../resources/resource.ts';
import { id } from './catalog-admin-fields.ts';
import { staffTable } from './catalog-admin-table.ts';
import { gridImport, gridImportPreview } from './csv-import.ts';
import { gridEdit, gridList, gridRemove, gridSelect, gridSet } from './grid-calls.ts';

/** Names of a resource's calls. */
type ListKeys<O> = O extends { readonly list: { readonly name: infer N extends string } }
  ? {
      list: `grid-${N}`;
      select: `grid-${N}-select`;
      edit: `grid-${N}-edit`;
      look: `grid-${N}-import-preview`;
      import: `grid-${N}-import`;
      set: `grid-${N}-set`;
      remove: `grid-${N}-remove`;
    }
  : never;
type RowKey<O extends ResourceOptions> = O['rows']['key'];

type FilterKey<O extends ResourceOptions> = O['rows'] extends {
  readonly filters: readonly (infer F extends string)[];
}
  ? F
  : never;
type RowCalls<C extends Columns, O extends ResourceOptions> = ReturnType<
  typeof staffTable<FieldsOf<C>, Record<FilterKey<O>, z.ZodOptional<typeof id>>, AnsweredOf<C>>
>;

/** The calls that come out of a declaration, by URL key. */
export type CallsOf<R extends Resource> =
  R extends Resource<string, infer C, infer O>
    ? Readonly<
        Record<`${RowKey<O>}-list`, RowCalls<C, O>['list']> &
          Record<`${RowKey<O>}-add`, RowCalls<C, O>['add']> &
          Record<`${RowKey<O>}-update`, RowCalls<C, O>['update']> &
          Record<`${RowKey<O>}-delete`, RowCalls<C, O>['remove']> &
          Record<ListKeys<O>['list'], ReturnType<typeof gridList>> &
          Record<ListKeys<O>['select'], ReturnType<typeof gridSelect>> &
          Record<ListKeys<O>['edit'], ReturnType<typeof gridEdit>> &
          Record<ListKeys<O>['look'], ReturnType<typeof gridImportPreview>> &
          Record<ListKeys<O>['import'], ReturnType<typeof gridImport>> &
          Record<ListKeys<O>['set'], ReturnType<typeof gridSet>> &
          Record<ListKeys<O>['remove'], ReturnType<typeof gridRemove>>
      >
    : never;

export function callsOf<R extends Resource>(of: R): CallsOf<R> {
  const { columns, options } = of;
  const { rows, read, edit, summary, list } = options;
  const calls = staffTable({
    path: rows.path,
    access: { read: { permission: read }, edit: { permission: edit } },
    fields: fieldsOf(columns),
    shown: answeredOf(columns),
    filters: Object.fromEntries((rows.filters ?? []).map((name) => [name, id.optional()])),
    summary,
  });
  const single = {
    [`${rows.key}-list`]: calls.list,
    [`${rows.key}-add`]: calls.add,
    [`${rows.key}-update`]: calls.update,
    [`${rows.key}-delete`]: calls.remove,
  };
  if (!list) return single as unknown as CallsOf<R>; // the keys are those that CallsOf spells
  const grid = gridOf(of);
  const key = `grid-${list.name}`;
  return {
    ...single,
    [key]: gridList(grid),
    [`${key}-select`]: gridSelect(grid),
    [`${key}-edit`]: gridEdit(grid),
    [`${key}-import-preview`]: gridImportPreview(grid),
    [`${key}-import`]: gridImport(grid),
    [`${key}-set`]: gridSet(grid),
    [`${key}-remove`]: gridRemove(grid),
  } as unknown as CallsOf<R>; // as above
}
