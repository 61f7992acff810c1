import type { Knex } from 'knex';

/** How many statements reach the database while something runs. */
export async function countStatements(knex: Knex, run: () => Promise<unknown>): Promise<number> {
  let statements = 0;
  const listen = () => void (statements += 1);
  knex.on('query', listen);
  await run();
  knex.removeListener('query', listen);
  return statements;
}
