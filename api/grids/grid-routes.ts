import type { z } from 'zod';
import type { gridEdit, gridSelect } from '#core/contract/grid-calls.ts';
import type { GridSelection } from '#core/grid/grid-definition.ts';
import { toWire } from '#core/contract/casing.ts';
import { endpoints } from '#core/contract/endpoints.ts';
import { changeSetOf } from '../changes/staff-change.ts';
import type { Dependencies } from '../dependencies.ts';
import type { BoundRoute } from '../http/bind.ts';
import { fieldSentence } from '../http/phrases.ts';
import type { RequestContext } from '../http/request.ts';
import { staffOf } from '../http/signed-in.ts';
import { WireText } from '../http/wire-text.ts';
import { allGrids, type GridOfCalls } from './all-grids.ts';
import { PageReader, type PageQuery } from './read-page.ts';
import type { RowReader } from './read-rows.ts';
import { keepSelection } from './selections.ts';
import type { GridEditor, ServerGrid } from './server-grid.ts';

type EditBody = z.output<ReturnType<typeof gridEdit>['body']>;
type SelectBody = z.output<ReturnType<typeof gridSelect>['body']>;

/** What a call of a list is given, parsed by the schemas that all lists share. */
interface GridInput {
  readonly query: PageQuery & { readonly locate?: number | undefined };
  readonly body: EditBody & SelectBody;
}

type Handle = (input: GridInput, context: RequestContext) => Promise<unknown>;

/** The calls of every list: its pages, kept selections, and changed cells where it takes them. */
export function gridRoutes(deps: Dependencies): BoundRoute[] {
  const reader = new PageReader(deps);
  return allGrids.flatMap((calls) => routesOf(deps, reader, calls));
}

function routesOf(deps: Dependencies, reader: PageReader, calls: GridOfCalls): BoundRoute[] {
  const { grid } = calls;
  const handlers: [GridOfCalls['list'], Handle][] = [
    [calls.list, ({ query: page }, context) => answer(reader, grid, page, context)],
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
    const editing: Editing = { deps, rows: reader.rows, grid, write };
    handlers.push([calls.edit, ({ body }, context) => edit(editing, body, context)]);
  }
  return handlers.map(([key, handle]) => ({
    key,
    endpoint: endpoints[key],
    // Parsed by this endpoint's schemas, which gridList, gridSelect and gridEdit made.
    handle: (input, context) => handle(input as GridInput, context),
    rules: undefined,
    provesSession: key === calls.list,
  }));
}

/** A page, with the place of a row where that is asked for. */
async function answer(
  reader: PageReader,
  grid: ServerGrid,
  { locate: id, ...page }: GridInput['query'],
  { language, sessionProof }: RequestContext,
): Promise<WireText> {
  const { results, ...read } = await reader.read(grid, page, { language, sessionProof });
  const place =
    id === undefined ? {} : { place: await reader.locate(grid, { ...page, id }, language) };
  const head = JSON.stringify({ ...read, ...place });
  return new WireText(`${head.slice(0, -1)},"results":[${results.join(',')}]}`);
}

const selectionOf = ({ kind, ids, filter, except }: SelectBody): GridSelection =>
  kind === 'some' ? { kind, ids } : { kind, filter, except };

interface Editing {
  readonly deps: Dependencies;
  readonly rows: RowReader;
  readonly grid: ServerGrid;
  readonly write: GridEditor;
}

/** Writes a block of cells as one change set, and answers the rows as they are then. */
const edit = (
  { deps, rows: reader, grid, write }: Editing,
  { rows }: EditBody,
  context: RequestContext,
): Promise<WireText> =>
  deps.knex.transaction(async (trx) => {
    const { language } = context;
    const { applied, refused, ids } = await write(trx, deps, rows, context);
    const asItIs = { language, sessionProof: null };
    const found = await reader.read({ db: trx, grid, order: [] }, ids, asItIs);
    const head = toWire({
      changeSetId: applied === 0 ? null : await changeSetOf(trx),
      applied,
      refused: refused.map(({ phrase, ...cell }) => ({
        ...cell,
        reason: fieldSentence(phrase, language),
      })),
    });
    return new WireText(`${JSON.stringify(head).slice(0, -1)},"rows":[${found.rows.join(',')}]}`);
  });
