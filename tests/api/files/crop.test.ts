import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sweepMedia } from '#api/platform/files/sweep-media.ts';
import { fromWire } from '#core/contract/casing.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { filesetDetail } from '#core/contract/gallery.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';
import { plainPicture } from './nasty-pictures.ts';

type Fileset = Reply<typeof filesetDetail>;

let app: TestApp;
let editor: TestClient;
let filesetId: number;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  editor = await signIn(app, 'content');
  const made = await editor.change('core/gallery/fileset/', { name: 'iPhone 15' });
  filesetId = (await filesetOf(made)).id;
});
afterAll(() => app.close());

/** The API checked its own reply against the contract. */
const filesetOf = async (response: Response) => fromWire(await response.json()) as Fileset;

async function uploaded(content: Uint8Array) {
  const path = `core/gallery/fileset/${String(filesetId)}/files/`;
  const response = await sendForm(editor, path, formWith({}, content, 'x.png'));
  expect(response.status).toBe(201);
  const [first] = (await filesetOf(response)).files;
  if (!first) throw new Error('nothing was added');
  return first;
}

const imageAt = async (address: string) => {
  expect((await app.client().fetch(address)).status).toBe(200);
};

const cropped = async (id: number, version: number, crop: object | null) => {
  const path = `core/gallery/file/${String(id)}/crop/`;
  const response = await editor.changeBy('PATCH', path, { version, crop });
  expect(response.status).toBe(200);
  const [first] = (await filesetOf(response)).files;
  if (!first) throw new Error('the picture is gone');
  return first;
};

it('shows a part of a picture, cuts anew from the whole, and takes the cut back', async () => {
  const whole = await uploaded(await plainPicture({ color: '#333333' }));
  const { width, height } = whole.picture;
  const box = { left: 500, top: 0, width: 500, height: 1000 };
  const part = await cropped(whole.id, whole.version, box);
  expect(part).toMatchObject({ crop: box, whole: { address: whole.picture.address } });
  expect(part.picture).toMatchObject({ width: Math.round(width / 2), height });
  const file = `${part.picture.address}/${String(part.picture.width)}`;
  for (const format of ['webp', 'avif', 'jpeg']) await imageAt(`${file}.${format}`);
  const higher = { ...box, height: 500 };
  const again = await cropped(whole.id, part.version, higher);
  expect(again.picture).toMatchObject({ height: Math.round(height / 2) });
  const back = await cropped(whole.id, again.version, null);
  expect(back).toMatchObject({ crop: null, picture: whole.picture, whole: whole.picture });
});

it('undoes a cut, and keeps the files of the whole as long as a part is shown', async () => {
  const whole = await uploaded(await plainPicture({ color: '#444444' }));
  await cropped(whole.id, whole.version, { left: 0, top: 0, width: 500, height: 500 });
  const media = join(app.deps.environment.dataDir, 'media');
  const twoDaysAgo = new Date(app.clock.now.getTime() - 2 * 86_400_000);
  for (const first of readdirSync(media)) {
    for (const hash of readdirSync(join(media, first))) {
      utimesSync(join(media, first, hash), twoDaysAgo, twoDaysAgo);
    }
  }
  await sweepMedia.run({}, app.deps);
  await imageAt(`${whole.picture.address}/40.webp`);
  const [newest] = await app.deps
    .knex('change_sets')
    .orderBy('id', 'desc')
    .limit(1)
    .select<{ id: number }[]>('id');
  const params = { id: Number(newest?.id) };
  const { undone } = await editor.post('admin-change-undo', { params, body: { force: [] } });
  expect(undone).toBeGreaterThan(0);
  const read = await editor.fetch(`/api/new/core/gallery/fileset/${String(filesetId)}/`);
  expect((await filesetOf(read)).files).toMatchObject([{ crop: null, picture: whole.picture }]);
});

it.each([
  { left: 600, top: 0, width: 500, height: 1000 },
  { left: 0, top: 0, width: 10, height: 1000 },
  { left: 0, top: -1, width: 500, height: 1000 },
])('refuses a part that is not within its picture: %o', async (crop) => {
  const { id, version } = await uploaded(await plainPicture({ color: '#555555' }));
  const path = `core/gallery/file/${String(id)}/crop/`;
  expect((await editor.changeBy('PATCH', path, { version, crop })).status).toBe(400);
});
