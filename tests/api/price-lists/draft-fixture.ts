import { insertDevices } from '#tests/support/buyback-fixture.ts';
import { answerOf } from '#tests/support/answer-of.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

/** Three devices on the list v41 and nothing else. */
export async function emptyDrafts(app: TestApp): Promise<void> {
  await insertDevices(app.deps.knex);
  app.deps.replyCache.drop(['*']);
}

export interface DraftRow extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly version: number;
}

/** The rows of a draft's list, or of its answers, as they come over the wire. */
export async function draftRows(
  client: TestClient,
  draft: number,
  grid = 'price-draft',
  sort = grid === 'price-draft' ? 'slug' : 'place',
): Promise<readonly DraftRow[]> {
  const filter = JSON.stringify({ conditions: [{ column: 'draft', op: 'eq', value: draft }] });
  const query = new URLSearchParams({ filter, sort, limit: '500' }).toString();
  const [status, body] = await answerOf(
    await client.fetch(`/api/new/admin/grids/${grid}/?${query}`),
  );
  if (status !== 200) throw new Error(`${String(status)} ${JSON.stringify(body)}`);
  return (body as { results: DraftRow[] }).results; // what the contract promises
}

interface EditAnswer {
  readonly change_set_id: number | null;
  readonly applied: number;
  readonly refused: readonly Readonly<Record<string, unknown>>[];
  readonly rows: readonly DraftRow[];
}

export async function editCells(
  client: TestClient,
  rows: readonly object[],
  grid = 'price-draft',
): Promise<EditAnswer> {
  const answer = await client.changeBy('PATCH', `admin/grids/${grid}/`, { rows });
  const [status, body] = await answerOf(answer);
  if (status !== 200) throw new Error(`${String(status)} ${JSON.stringify(body)}`);
  return body as EditAnswer; // what the contract promises
}

/** Changes cells of one model of a draft. */
export async function price(
  client: TestClient,
  draft: number,
  slug: string,
  changes: Readonly<Record<string, number | null>>,
): Promise<EditAnswer> {
  const row = (await draftRows(client, draft)).find((one) => one['slug'] === slug);
  if (!row) throw new Error(`no model ${slug}`);
  return editCells(client, [{ id: row.id, version: row.version, changes }]);
}

export const newDraft = (client: TestClient, name = 'Podzim') =>
  client.post('price-draft-add', { body: { name } });

/** Posts a file to one of the two calls of an import. */
export async function sendFile(
  client: TestClient,
  path: string,
  content: Uint8Array | string,
  fields: Readonly<Record<string, string>> = {},
) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return answerOf(await sendForm(client, path, formWith(fields, bytes, 'cenik.csv')));
}
