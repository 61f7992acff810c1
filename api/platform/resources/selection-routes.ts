import type { Knex } from 'knex';
import { endpoints, type UrlKey } from '#core/contract/endpoints.ts';
import type { CellValue } from '#core/grid/grid-definition.ts';
import { schemaOf } from '#core/resources/column-schema.ts';
import { isSettable, keptColumns, type Resource } from '#core/resources/resource.ts';
import type { Language } from '#core/market/market.ts';
import { changeSetOf } from '../database/staff-change.ts';
import type { Dependencies } from '../dependencies.ts';
import type { BoundRoute } from '../http/bind.ts';
import { anySentence } from '../http/phrases.ts';
import { FieldRefusal } from '../http/refusal.ts';
import type { RequestContext } from '../http/request.ts';
import { staffOf } from '../http/signed-in.ts';
import { readRows, type KeptRow, type KeptTable } from './kept-table.ts';
import { deleteRows, writeRows } from './row-writer.ts';
import { selectedIds } from './selections.ts';
import { splitRefused, type RefusedRow } from './split-refused.ts';
import { follow } from './store-rows.ts';

/** What the calls are given, parsed by the schemas that all resources share. */
interface Input {
  readonly body: {
    readonly selectionId: string;
    readonly column: string;
    readonly value: CellValue;
  };
}

type Work = (trx: Knex.Transaction, rows: readonly KeptRow[]) => Promise<readonly KeptRow[]>;

interface SelectionWork {
  readonly selection: { readonly id: string; readonly list: string };
  readonly work: Work;
}

/** What can be done to the selected rows of a resource's list: setting a column, and deleting them. */
export function selectionRoutes(deps: Dependencies, of: Resource, kept: KeptTable): BoundRoute[] {
  const { list } = of.options;
  if (!list) return [];
  // The contract has made the keys of the same declaration.
  const key = `grid-${list.name}` as 'grid-vouchers';
  const works: readonly (readonly [UrlKey, (body: Input['body']) => Work])[] = [
    [`${key}-set`, (body) => setting(deps, of, kept, body)],
    [`${key}-remove`, () => (trx, rows) => deleteRows(trx, deps, kept, rows)],
  ];
  return works.map(([name, workOf]) => ({
    key: name,
    endpoint: endpoints[name],
    handle: (input, context) => {
      const { body } = input as Input; // parsed by this endpoint's schemas
      const selection = { id: body.selectionId, list: list.name };
      return onSelection(deps, kept, { selection, work: workOf(body) }, context);
    },
    rules: undefined,
  }));
}

/** Gives one column of rows a value; answers the rows as they were and as they are. */
function setting(
  deps: Dependencies,
  of: Resource,
  kept: KeptTable,
  { column, value: given }: Input['body'],
): Work {
  const settable = keptColumns(of.columns).find(([id, one]) => id === column && isSettable(one));
  if (!settable) throw new FieldRefusal({ column: ['not_editable'] });
  const checked = schemaOf(settable[1]).safeParse(given);
  if (!checked.success) {
    const phrase = checked.error.issues[0]?.message ?? 'invalid_value';
    throw new FieldRefusal({ value: [given === null ? 'required' : phrase] });
  }
  const value = checked.data;
  return async (trx, rows) => {
    const changed = rows
      .filter((row) => row[column] !== value)
      .map(({ id, version }) => ({ id, version, changes: { [column]: value }, overwrite: [] }));
    const { before, after } = await writeRows(trx, deps, kept, { changed, added: [] });
    return [...before, ...after];
  };
}

/** Does something to what is left of a kept selection, in one change set. */
const onSelection = (
  deps: Dependencies,
  kept: KeptTable,
  { selection: { id, list }, work }: SelectionWork,
  context: RequestContext,
) =>
  deps.knex.transaction(async (trx) => {
    const ids = await selectedIds(trx, id, { lists: [list], userId: staffOf(context).id });
    const rows = await readRows(
      trx,
      kept,
      (some) => void some.whereIn('id', ids).orderBy('id').forUpdate(),
    );
    const { done, refused } = await splitRefused(trx, kept, rows, work);
    const touched = done.flat();
    if (touched.length > 0) await follow(trx, deps, kept, touched);
    return {
      changeSetId: touched.length === 0 ? null : await changeSetOf(trx),
      applied: rows.length - refused.length,
      refused: refused.map((one) => sayRefused(one, context.language)),
    };
  });

const sayRefused = ({ row, problems }: RefusedRow<KeptRow>, language: Language) => ({
  id: row.id,
  reason: problems.map(({ phrase }) => anySentence(phrase, language)).join(' '),
});
