import { truncateAll } from '#tests/support/database.ts';
import { addCategory } from '#tests/support/factories/categories.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

/** The tree of T-CAT-1 as `name: parent`: A has B, B has C; D stands beside A. */
export const small = { a: null, b: 'a', c: 'b', d: null } as const;

/** Inserts categories named and addressed by their letters; gives their ids. */
export async function insertTree(
  { deps }: TestApp,
  tree: Readonly<Record<string, string | null>>,
): Promise<Readonly<Record<string, number>>> {
  const ids: Record<string, number> = {};
  const paths: Record<string, string> = {};
  const places = new Map<string | null, number>();
  for (const [name, parent] of Object.entries(tree)) {
    const position = places.get(parent) ?? 0;
    places.set(parent, position + 1);
    paths[name] = `${parent === null ? '' : (paths[parent] ?? '')}/${name}`;
    const { id } = await addCategory(deps.knex, {
      name_cs: name.toUpperCase(),
      name_ro: name.toUpperCase(),
      seo_name: name,
      position,
      parent_id: parent === null ? null : (ids[parent] ?? null),
      url_path: paths[name],
    });
    ids[name] = id;
  }
  return ids;
}

/** Addresses by name, as they are stored. */
export async function pathsOf({ deps }: TestApp): Promise<Readonly<Record<string, string>>> {
  const rows = await deps
    .knex('type_categories')
    .orderBy('id')
    .select<{ name_cs: string; url_path: string }[]>('name_cs', 'url_path');
  return Object.fromEntries(rows.map((row) => [row.name_cs.toLowerCase(), row.url_path]));
}

/** An empty shop with somebody who may edit its catalogue. */
export async function editorOf(app: TestApp): Promise<TestClient> {
  await truncateAll(app.deps.knex);
  return signIn(app, 'catalogue_editor');
}

/** Fields at which an answer refuses. */
export async function fieldsOf(answer: Response): Promise<readonly string[]> {
  const body: unknown = await answer.json();
  return Object.keys(body ?? {});
}
