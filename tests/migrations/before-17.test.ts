import { expect, it } from 'vitest';
import { migrationNames, migrationSourceOf } from '#api/platform/database/migration-source.ts';

const changesExpression = '20261123060000_part_numbers';

/** Statements of a migration up and down, as a server of a version is asked them. */
async function saidTo(version: number, name = changesExpression): Promise<string[]> {
  const source = migrationSourceOf(migrationNames);
  const said: string[] = [];
  // Only its statements are wanted, so nothing answers them but the version.
  const ear = {
    raw: (sql: string, values: readonly string[] = []) => {
      said.push(sql, ...values);
      return Promise.resolve({ rows: [{ version: String(version) }] });
    },
  };
  const migration = await source.getMigration(name);
  const knex = ear as never; // a migration of statements alone asks nothing else of it
  await migration.up(knex);
  await migration.down?.(knex);
  return said;
}

it.each([150_018, 160_014])('asks nothing of PostgreSQL %i that only 17 knows', async (version) => {
  const said = (await saidTo(version)).join('\n');
  expect(said).not.toContain('set expression');
  expect(said.match(/create index product_grid_rows_by_words/g)).toHaveLength(2);
});

it.each([170_000, 180_004])('asks PostgreSQL %i as the migration says it', async (version) => {
  const said = (await saidTo(version)).join('\n');
  expect(said.match(/set expression as/g)).toHaveLength(2);
});

it('hands on the values of a statement', async () => {
  const said = await saidTo(150_018, '20261130030000_service_catalogue');
  expect(said).toContain('service_prices_noted_insert');
});
