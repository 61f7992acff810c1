import type { Knex } from 'knex';
import { endpoints, type UrlKey } from '#core/contract/endpoints.ts';
import { keyColumns } from '#core/resources/resource.ts';
import type { Language } from '#core/market/market.ts';
import { changeSetOf } from '../database/staff-change.ts';
import { refusedPreview, type SentFile } from '../csv/read-import-file.ts';
import { countRows, sayBadRows } from '../csv/say-bad-rows.ts';
import type { Dependencies } from '../dependencies.ts';
import type { BoundRoute } from '../http/bind.ts';
import { Refusal } from '../http/refusal.ts';
import type { RequestContext } from '../http/request.ts';
import { changedCells, importRows, type Imported, type ImportedRows } from './import-rows.ts';
import { follow } from './store-rows.ts';

/** What the calls are given, parsed by the schemas that all resources share. */
interface Input {
  readonly body: { readonly encoding: SentFile['encoding']; readonly plan: string };
  readonly file: { readonly content: Uint8Array };
}

type Handle = (input: Input, context: RequestContext) => Promise<unknown>;

const sentOf = ({ body, file }: Input): SentFile => ({
  content: file.content,
  encoding: body.encoding,
});

/** CSV files of a resource's list: what one would change, and applying it as one change set. */
export function importRoutes(deps: Dependencies, one: Imported): BoundRoute[] {
  const { list } = one.of.options;
  if (!list) return [];
  // The contract has made the keys of the same declaration.
  const key = `grid-${list.name}` as 'grid-vouchers';
  const handlers: readonly (readonly [UrlKey, Handle])[] = [
    [
      `${key}-import-preview`,
      (input, { language }) =>
        takenBack(deps.knex, async (trx) => {
          const read = await importRows(trx, deps, one, { sent: sentOf(input), language });
          return read.ok ? previewOf(one, read.value, language) : refusedPreview(read.error);
        }),
    ],
    [
      `${key}-import`,
      (input, { language }) =>
        deps.knex.transaction(async (trx) => {
          const read = await importRows(trx, deps, one, { sent: sentOf(input), language });
          if (!read.ok || read.value.digest !== input.body.plan) {
            throw new Refusal(409, 'import_changed');
          }
          const { applied, unchanged, bad, written } = read.value;
          const rows = written.flatMap(({ before, after }) => [...before, ...after]);
          if (rows.length > 0) await follow(trx, deps, one.kept, rows);
          return {
            changeSetId: applied.length === 0 ? null : await changeSetOf(trx),
            applied: applied.length,
            unchanged,
            bad: countRows(bad),
          };
        }),
    ],
  ];
  return handlers.map(([name, handle]) => ({
    key: name,
    endpoint: endpoints[name],
    handle: (input, context) => handle(input as Input, context), // parsed by this endpoint's schemas
    rules: undefined,
  }));
}

/** Does something in a transaction that is rolled back. */
async function takenBack<T>(knex: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  const trx = await knex.transaction();
  try {
    return await work(trx);
  } finally {
    await trx.rollback();
  }
}

function previewOf({ of, kept, said }: Imported, rows: ImportedRows, language: Language) {
  const { file, applied, unchanged, bad, digest } = rows;
  const titleOf = (column: string) => said[language].columns[column] ?? column;
  const keys = keyColumns(of);
  return {
    ...sayBadRows(file, bad, titleOf, language),
    refusal: null,
    candidates: [],
    encoding: file.encoding,
    ignored: [...file.header.ignored],
    unchanged,
    changed: applied.map((planned) => ({
      line: planned.line,
      key: planned.row.name,
      isNew: planned.before === null,
      cells: changedCells(kept, planned).filter(({ column }) => !keys.includes(column)),
    })),
    plan: digest,
  };
}
