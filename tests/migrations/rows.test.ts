import { join } from 'node:path';
import prettier from 'prettier';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { projectRoot } from '#api/platform/project-root.ts';
import { testDatabase } from '#tests/support/database.ts';
import { writeRows } from './write-rows.ts';

const knex = openDatabase(testDatabase());
afterAll(() => knex.destroy());

it('finds the types of rows as the migrations make them; `npm run rows` writes them anew', async () => {
  const file = join(projectRoot(), 'api/platform/database/rows.ts');
  const settings = await prettier.resolveConfig(file);
  const text = await prettier.format(await writeRows(knex), { ...settings, filepath: file });
  await expect(text).toMatchFileSnapshot(file);
});
