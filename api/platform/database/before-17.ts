import type { Knex } from 'knex';

/** The first PostgreSQL that can give a generated column another expression (`server_version_num`). */
const setsExpressions = 170_000;

const setExpression =
  /alter table product_grid_rows alter column words set expression as \(([^;]+)\);/;

/**
 * What a landed migration says in the words of PostgreSQL 17, for a server of `version` (`server_version_num`). Older ones
 * make the generated column anew, with its index; nothing else of it differs but its place among the columns.
 */
const sayFor = (version: number, sql: string): string =>
  version >= setsExpressions
    ? sql
    : sql.replace(
        setExpression,
        (_, expression: string) => `
    alter table product_grid_rows drop column words;
    alter table product_grid_rows add column words text collate "C" not null
      generated always as (${expression}) stored;
    create index product_grid_rows_by_words on product_grid_rows
      using gin (words gin_trgm_ops) with (gin_pending_list_limit = 512);`,
      );

/** A migration that runs on servers from 15 on, although a landed one is never edited. */
export const forAnyServer = ({ up, down }: Knex.Migration): Knex.Migration => ({
  up: async (knex) => {
    await up(await inItsWords(knex));
  },
  down: async (knex) => {
    await down?.(await inItsWords(knex));
  },
});

/** The same connection, whose statements are said as its server knows them. */
async function inItsWords(knex: Knex): Promise<Knex> {
  const { rows }: { rows: { version: string }[] } = await knex.raw(
    `select current_setting('server_version_num') as version`,
  );
  const version = Number(rows[0]?.version);
  if (version >= setsExpressions) return knex;
  return new Proxy(knex, {
    get: (target, name) =>
      name === 'raw'
        ? (sql: string, values?: readonly Knex.RawBinding[]) => {
            const said = sayFor(version, sql);
            return values === undefined ? target.raw(said) : target.raw(said, values);
          }
        : (Reflect.get(target, name) as unknown), // whatever it is, it stays as it was
  });
}
