import type { Knex } from 'knex';
import type { z } from 'zod';
import type { gridEdit, gridSelect } from '#core/contract/grid-calls.ts';
import type { GridSelection } from '#core/grid/grid-definition.ts';
import { endpoints } from '#core/contract/endpoints.ts';
import { lastChanges } from './last-changes.ts';
import { changeSetOf } from '../database/staff-change.ts';
import type { Dependencies } from '../dependencies.ts';
import type { BoundRoute } from '../http/bind.ts';
import { fieldSentence } from '../http/phrases.ts';
import type { RequestContext } from '../http/request.ts';
import { staffOf } from '../http/signed-in.ts';
import { locateRow, readPage, type Page, type PageQuery } from './read-page.ts';
import { readRows } from './read-rows.ts';
import { keepSelection } from './selections.ts';
import type { Served } from './serve.ts';
import type { GridEditor, GridOfCalls, RefusedCell, ServerGrid } from './server-grid.ts';

type EditBody = z.output<ReturnType<typeof gridEdit>['body']>;
type SelectBody = z.output<ReturnType<typeof gridSelect>['body']>;

/** What a call of a list is given, parsed by the schemas that all lists share. */
interface GridInput {
  readonly query: PageQuery & {
    readonly locate?: number | undefined;
    readonly selection?: string | undefined;
  };
  readonly body: EditBody & SelectBody;
}

type Handle = (input: GridInput, context: RequestContext) => Promise<unknown>;

/** The calls of every list: pages, kept selections, changed cells; and those of a resource's rows. */
export function gridRoutes(
  deps: Dependencies,
  lists: readonly GridOfCalls[],
  resources: readonly Served[],
): BoundRoute[] {
  const ofResources = resources.flatMap(({ grid }) => grid ?? []);
  return [
    ...[...lists, ...ofResources].flatMap((calls) => routesOf(deps, calls)),
    ...resources.flatMap((served) => served.routes(deps)),
  ];
}

function routesOf(deps: Dependencies, calls: GridOfCalls): BoundRoute[] {
  const { grid } = calls;
  const handlers: [GridOfCalls['list'], Handle][] = [
    [calls.list, ({ query: page }, context) => answer(deps, grid, page, context)],
    [
      calls.select,
      ({ body }, context) =>
        keepSelection(deps, grid, selectionOf(body), {
          userId: staffOf(context).id,
          language: context.language,
        }),
    ],
  ];
  if (calls.edit) {
    const { edit: write } = grid;
    if (!write) throw new Error(`the list ${grid.definition.name} takes no changes`);
    const editing: Editing = { deps, grid, write };
    handlers.push([calls.edit, ({ body }, context) => edit(editing, body, context)]);
  }
  return handlers.map(([key, handle]) => ({
    key,
    endpoint: endpoints[key],
    // Parsed by this endpoint's schemas, which gridList, gridSelect and gridEdit made.
    handle: (input, context) => handle(input as GridInput, context),
    rules: undefined,
  }));
}

/** A page, with the place of a row where that is asked for. */
async function answer(
  deps: Dependencies,
  grid: ServerGrid,
  { locate: id, selection, ...asked }: GridInput['query'],
  context: RequestContext,
): Promise<Page & { readonly place?: number | null }> {
  const { language } = context;
  const selected =
    selection === undefined ? undefined : { id: selection, userId: staffOf(context).id };
  const page = { ...asked, selected };
  const read = await readPage(deps, grid, page, language);
  if (id === undefined) return read;
  return { ...read, place: await locateRow(deps, grid, { ...page, id }, language) };
}

const selectionOf = ({ kind, ids, filter, except }: SelectBody): GridSelection =>
  kind === 'some' ? { kind, ids } : { kind, filter, except };

interface Editing {
  readonly deps: Dependencies;
  readonly grid: ServerGrid;
  readonly write: GridEditor;
}

/** Writes a block of cells as one change set, and answers the rows as they are then. */
const edit = ({ deps, grid, write }: Editing, { rows }: EditBody, context: RequestContext) =>
  deps.knex.transaction(async (trx) => {
    const { language } = context;
    const { applied, refused, ids } = await write(trx, deps, rows, context);
    return {
      changeSetId: applied === 0 ? null : await changeSetOf(trx),
      applied,
      refused: (await withWriters(trx, refused)).map(({ phrase, stored: _, ...cell }) => ({
        ...cell,
        reason: fieldSentence(phrase, language),
      })),
      rows: await readRows(trx, grid, ids, { language, timeZone: deps.market.timeZone }),
    };
  });

/** Says of what came meanwhile who wrote it. */
async function withWriters(trx: Knex, refused: readonly RefusedCell[]) {
  const met = refused.filter(({ stored }) => stored !== undefined);
  const by = await lastChanges(
    trx,
    met.flatMap(({ stored }) => stored ?? []),
  );
  const writers = new Map(met.map((cell, place) => [cell, by[place] ?? null]));
  return refused.map((cell) => {
    const writer = writers.get(cell);
    return writer ? { ...cell, by: writer } : cell;
  });
}
