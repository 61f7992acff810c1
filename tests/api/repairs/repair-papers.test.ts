import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { repairs } from '#api/repairs/module.ts';
import { mostPictureBytes } from '#core/files/image-limits.ts';
import { plainPicture } from '#tests/api/files/nasty-pictures.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';
import { onPaper, prepareRepairShop, startRepairApp, takeIn } from './repair-fixture.ts';

let app: TestApp;
let taken: Awaited<ReturnType<typeof takeIn>>;
beforeAll(async () => {
  app = await startRepairApp();
});
beforeEach(async () => {
  app.clock.now = new Date('2026-10-01T10:00:00Z');
  await truncateAll(app.deps.knex);
  await prepareRepairShop(app);
  taken = await takeIn(app);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const pathOf = (id: number, kind: string) => `admin/repairs/${String(id)}/photos/of/${kind}/`;
const add = (content: Uint8Array, kind = 'intake', who = taken.desk.client) =>
  sendForm(who, pathOf(taken.id, kind), formWith({}, content));
const papers = () => taken.desk.client.get('admin-repair-papers', { params: { id: taken.id } });
const drawn = { signer: 'Bořivoj Zelenka', strokes: [[10, 20, 400, 90]], onPaper: '' };
const sign = (digest: string, sent: typeof drawn | typeof onPaper = drawn) =>
  taken.desk.client.post('admin-repair-sign', {
    params: { id: taken.id },
    body: { ...sent, digest },
  });
const folder = () => join(app.deps.environment.dataDir, 'private', 'repair-photos');

it('shows photos to the bench alone, and of no other repair', async () => {
  expect((await add(await plainPicture())).status).toBe(201);
  const [photo] = (await papers()).photos;
  expect(photo).toMatchObject({ kind: 'intake', caption: '', mayDelete: true });
  const other = await takeIn(app, { serial: '' });
  const url = (id: number) => `/api/new/admin/repairs/${String(id)}/photos/${String(photo?.id)}/`;
  const bench = other.desk.client;
  const shown = await bench.fetch(url(taken.id));
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await bench.fetch(url(other.id))).status).toBe(404);
  expect((await app.client().fetch(url(taken.id))).status).toBe(401);
  const editor = await signIn(app, 'content');
  expect((await editor.fetch(url(taken.id))).status).toBe(403);
  expect((await add(await plainPicture({ color: '#123456' }), 'intake', editor)).status).toBe(403);
});

it.each([
  ['a page', () => Buffer.from('<!doctype html><script>1</script>'), 400],
  ['half a picture', async () => (await plainPicture({}, 'jpeg')).subarray(0, 200), 400],
  ['a file that is too large', () => Buffer.alloc(mostPictureBytes + 1), 413],
])('refuses %s and keeps nothing of it', async (_, content, status) => {
  expect((await add(await content())).status).toBe(status);
  expect((await papers()).photos).toEqual([]);
});

it('keeps one of two same photos that come at once', async () => {
  const content = await plainPicture({ color: '#778899' });
  const answers = await Promise.all([add(content), add(content)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  expect((await papers()).photos).toHaveLength(1);
});

it('sweeps files that no repair names a day later, as a cut-off upload leaves them', async () => {
  await add(await plainPicture());
  const kept = readdirSync(folder());
  await app.deps.knex('repair_photos').delete();
  const sweep = repairs.jobs?.find(({ name }) => name === 'repair-sweep-photos');
  app.clock.now = new Date(Date.now() + 2 * 86_400_000);
  await sweep?.run({}, app.deps);
  const left = readdirSync(folder());
  expect(kept.filter((name) => left.includes(name))).toEqual([]);
});

it('takes a signature of what was shown, and of nothing else', async () => {
  const before = await papers();
  await add(await plainPicture());
  await expect(sign(before.intake.digest)).rejects.toMatchObject({ status: 409 });
  const { intake } = await papers();
  const empty = { ...drawn, strokes: [[1, 1, 2, 2]] };
  await expect(sign(intake.digest, empty)).rejects.toMatchObject({ status: 400 });
  const signed = await sign(intake.digest);
  expect(signed.signatures).toMatchObject([{ signer: 'Bořivoj Zelenka', isCurrent: true }]);
  const [row] = await app.deps.knex('repair_signatures');
  expect(row?.signer?.includes('Zelenka')).toBe(false);
  expect(row?.strokes?.includes('400')).toBe(false);
});

it('wants a new signature once the record says something else', async () => {
  await sign((await papers()).intake.digest, onPaper);
  await add(await plainPicture());
  expect((await papers()).signatures[0]).toMatchObject({ isCurrent: false, onPaper: 'složka 3' });
  const again = await sign((await papers()).intake.digest);
  expect(again.signatures.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
});

it('keeps a photo that was signed, and one of the bench for as long as it is wanted', async () => {
  await add(await plainPicture());
  await add(await plainPicture({ color: '#abcdef' }), 'bench');
  await sign((await papers()).intake.digest);
  const [intake, bench] = (await papers()).photos;
  expect([intake?.mayDelete, bench?.mayDelete]).toEqual([false, true]);
  const remove = (photoId = 0) =>
    taken.desk.client.delete('admin-repair-photo-delete', { params: { id: taken.id, photoId } });
  await expect(remove(intake?.id)).rejects.toMatchObject({ status: 400 });
  const files = readdirSync(folder()).length;
  await remove(bench?.id);
  expect(readdirSync(folder())).toHaveLength(files - 1);
});

it("keeps answers to the buy-back's questions on the record, in the customer's language", async () => {
  const { client } = taken.desk;
  const { intake, questions } = await papers();
  const [question] = questions;
  const choice = question?.choices[0];
  const said = [{ question: question?.id ?? '', choice: choice?.value ?? '' }];
  const answer = (digest: string, answers: typeof said) =>
    client.post('admin-repair-answers', { params: { id: taken.id }, body: { digest, answers } });
  const kept = await answer(intake.digest, said);
  expect(kept.questions[0]?.answer).toBe(choice?.value);
  expect(kept.intake.lines).toContainEqual({ label: question?.name, value: choice?.label });
  // Whoever saw what was there before answers nothing over it.
  await expect(answer(intake.digest, [])).rejects.toMatchObject({ status: 409 });
  const unknown = [{ question: question?.id ?? '', choice: 'nic-takoveho' }];
  await expect(answer(kept.intake.digest, unknown)).rejects.toMatchObject({ status: 400 });
  await expect(answer(kept.intake.digest, [...said, ...said])).rejects.toMatchObject({
    status: 400,
  });
});

it.each(['cs', 'ro'] as const)('prints the record in %s', async (language) => {
  const { id, desk } = await takeIn(app, { language, serial: '' });
  const { name, contents } = await desk.client.get('admin-repair-paper', {
    params: { id, kind: 'intake' },
  });
  expect(name).toMatch(language === 'cs' ? /^prijem-7\d{9}\.pdf$/ : /^primire-7\d{9}\.pdf$/);
  expect(Buffer.from(contents, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});

it('hands nothing out to a customer without a signature of what they take', async () => {
  const { desk, id } = taken;
  await desk.move(id, 'declined');
  await expect(desk.handOut(id, { reason: 'doklad', signature: null })).rejects.toMatchObject({
    status: 400,
  });
  const wrong = { ...onPaper, digest: 'a'.repeat(64) };
  await expect(desk.handOut(id, { reason: 'doklad', signature: wrong })).rejects.toMatchObject({
    status: 409,
  });
  expect((await desk.handOut(id, { reason: 'doklad' })).status).toBe('handed_out');
  expect((await papers()).signatures).toMatchObject([{ kind: 'hand_out', isCurrent: true }]);
  expect((await add(await plainPicture(), 'bench')).status).toBe(400);
});
