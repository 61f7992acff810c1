import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sweepMedia } from '#api/platform/files/sweep-media.ts';
import { fromWire } from '#core/contract/casing.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { filesetDetail } from '#core/contract/gallery.ts';
import { validation } from '#core/phrases/cs/validation.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';
import {
  animation,
  plainPicture,
  pngBomb,
  pngWithTextBomb,
  svgWithScript,
} from './nasty-pictures.ts';

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

const upload = (content: Uint8Array, name = 'x.png', fields: Record<string, string> = {}) =>
  sendForm(
    editor,
    `core/gallery/fileset/${String(filesetId)}/files/`,
    formWith(fields, content, name),
  );

async function uploaded(content: Uint8Array, name?: string, fields?: Record<string, string>) {
  const response = await upload(content, name, fields);
  expect(response.status).toBe(201);
  const last = (await filesetOf(response)).files.at(-1);
  if (!last) throw new Error('nothing was added');
  return last;
}

const imageAt = async (address: string) => {
  const response = await app.client().fetch(address);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

it('makes every width in three formats, never wider than the picture', async () => {
  const photo = await plainPicture({ width: 700, height: 350 }, 'jpeg');
  const { picture, altCs, colorSlug } = await uploaded(photo, 'photo.jpg', {
    alt_cs: 'Černý telefon',
    alt_ro: 'Telefon negru',
    color_slug: 'black',
  });
  expect(picture).toMatchObject({ width: 700, height: 350, widths: [160, 320, 640, 700] });
  expect([altCs, colorSlug, picture.alt]).toEqual(['Černý telefon', 'black', 'Černý telefon']);
  for (const width of picture.widths) {
    for (const [format, decoder] of [
      ['avif', 'heif'],
      ['webp', 'webp'],
      ['jpeg', 'jpeg'],
    ] as const) {
      const file = await imageAt(`${picture.address}/${String(width)}.${format}`);
      const { width: found, height, format: kind } = await sharp(file).metadata();
      expect([found, height, kind]).toEqual([width, Math.round(width / 2), decoder]);
    }
  }
});

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('takes %s under any name', async (format) => {
  const { picture } = await uploaded(await plainPicture({}, format), 'setup.exe');
  expect(picture.widths).toEqual([40]);
});

it('turns a picture as its orientation says and leaves EXIF behind', async () => {
  const photo = await sharp(await plainPicture({ width: 300, height: 200 }, 'jpeg'))
    .withExif({ IFD0: { Artist: 'Jana Tajná' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { picture } = await uploaded(photo);
  expect([picture.width, picture.height]).toEqual([200, 300]);
  for (const format of ['avif', 'webp', 'jpeg']) {
    const file = await imageAt(`${picture.address}/200.${format}`);
    const { exif, orientation, width, height } = await sharp(file).metadata();
    expect([exif, orientation ?? 1, width, height]).toEqual([undefined, 1, 200, 300]);
    expect(file.includes('Tajn')).toBe(false);
  }
});

it('serves nothing of what is appended to a picture', async () => {
  const payload = 'PK\u0003\u0004<script>alert(1)</script>';
  const polyglot = Buffer.concat([await plainPicture({}, 'jpeg'), Buffer.from(payload)]);
  const { picture } = await uploaded(polyglot);
  for (const format of ['avif', 'webp', 'jpeg']) {
    const file = await imageAt(`${picture.address}/40.${format}`);
    expect([file.includes('<script>'), file.includes('PK\u0003')]).toEqual([false, false]);
  }
});

const png = () => plainPicture({ width: 400, height: 300 });
const nasty: readonly (readonly [string, string, () => Promise<Buffer> | Buffer])[] = [
  ['an SVG with a script', 'image_svg', () => Buffer.from(svgWithScript)],
  ['an SVG behind a byte order mark', 'image_svg', () => Buffer.from(`\ufeff ${svgWithScript}`)],
  ['an SVG in UTF-16', 'image_svg', () => Buffer.from(`\ufeff${svgWithScript}`, 'utf16le')],
  [
    'an SVG behind a doctype',
    'image_svg',
    () => Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg onload="x()"/>'),
  ],
  ['a page', 'image_unsupported', () => Buffer.from('<html><script>alert(1)</script></html>')],
  ['a program', 'image_unsupported', () => Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
  ['an archive', 'image_unsupported', () => Buffer.from('504b0304140000000800', 'hex')],
  ['a document', 'image_unsupported', () => Buffer.from('%PDF-1.7\n')],
  ['a text', 'image_unsupported', () => Buffer.from('obrázek')],
  ['one byte', 'image_unsupported', () => Buffer.from('a')],
  ['an animated GIF', 'image_animated', () => animation('gif')],
  ['an animated WebP', 'image_animated', () => animation('webp')],
  ['a GIF that is a script', 'image_animated', () => Buffer.from('GIF89a/*<svg/onload=x()>*/=1;')],
  ['a bomb of 900 megapixels', 'image_too_many_pixels', () => pngBomb(30_000, 30_000)],
  ['a strip of 60 000 pixels', 'image_too_many_pixels', () => pngBomb(60_000, 1)],
  ['a strip of 2 billion pixels', 'image_broken', () => pngBomb(2_147_483_647, 1)],
  ['a header without pixels', 'image_broken', async () => (await png()).subarray(0, 33)],
  ['half a PNG', 'image_broken', async () => (await png()).subarray(0, 300)],
  [
    'half a JPEG',
    'image_broken',
    async () => {
      const whole = await plainPicture({ width: 900, height: 900 }, 'jpeg');
      return whole.subarray(0, whole.length / 2);
    },
  ],
  ['a JPEG of three bytes', 'image_broken', () => Buffer.from('ffd8ff', 'hex')],
  [
    'a RIFF that claims to be WebP',
    'image_broken',
    () => Buffer.from('RIFF\u0010\0\0\0WEBPVP8 zzzz', 'latin1'),
  ],
];

it.each(nasty)('refuses %s as %s and keeps nothing of it', async (_, reason, make) => {
  const response = await upload(await make());
  const message: unknown = Reflect.get(validation, reason);
  expect([response.status, await response.json()]).toEqual([400, { file: [message] }]);
  expect(await app.deps.knex('fileset_files').select('id')).toEqual([]);
});

it('does not unpack a text chunk of 100 MB', async () => {
  const before = process.memoryUsage().rss;
  const response = await upload(await pngWithTextBomb());
  expect([201, 400]).toContain(response.status);
  expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(400);
});

it('refuses more than 15 MiB with 413 and the same picture twice with 400', async () => {
  expect((await upload(Buffer.alloc(15 * 1024 * 1024 + 1))).status).toBe(413);
  await uploaded(await png());
  expect(await (await upload(await png())).json()).toEqual({
    file: ['Tento obrázek už v galerii je.'],
  });
});

it('serves a picture for ever, and nothing at any other address', async () => {
  const { picture } = await uploaded(await png());
  const visitor = app.client();
  const found = await visitor.fetch(`${picture.address}/160.webp`);
  const header = (name: string) => found.headers.get(name);
  expect([
    header('content-type'),
    header('cache-control'),
    header('x-content-type-options'),
  ]).toEqual(['image/webp', 'public, max-age=31536000, immutable', 'nosniff']);
  const again = await visitor.fetch(`${picture.address}/160.webp`, {
    headers: { 'if-none-match': header('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  const head = await visitor.fetch(`${picture.address}/160.webp`, { method: 'HEAD' });
  expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
  for (const path of [
    `${picture.address}/161.webp`,
    `${picture.address}/0160.webp`,
    `${picture.address}/160.svg`,
    `${picture.address}/160.webp/`,
    `${picture.address}/`,
    `/media/${picture.address.slice(7).toUpperCase()}/160.webp`,
    `/media/${'0'.repeat(64)}/160.webp`,
    '/media/..%2f..%2fetc%2fpasswd/160.webp',
    `${picture.address}/..%2f..%2f160.webp`,
    '/media/%ff/160.webp',
    '/media/',
  ]) {
    expect([path, (await visitor.fetch(path)).status]).toEqual([path, 404]);
  }
  expect((await visitor.fetch(`${picture.address}/160.webp`, { method: 'POST' })).status).toBe(405);
});

it('sweeps the files of a deleted picture a day later, and those of others never', async () => {
  const gone = await uploaded(await plainPicture({ color: '#111111' }));
  const kept = await uploaded(await plainPicture({ color: '#222222' }));
  const query = `?version=${String(gone.version)}`;
  const removed = await editor.changeBy('DELETE', `core/gallery/file/${String(gone.id)}/${query}`);
  expect((await filesetOf(removed)).files.map(({ id }) => id)).toEqual([kept.id]);
  await sweepMedia.run({}, app.deps);
  await imageAt(`${gone.picture.address}/40.webp`);
  const media = join(app.deps.environment.dataDir, 'media');
  const twoDaysAgo = new Date(app.clock.now.getTime() - 2 * 86_400_000);
  for (const first of readdirSync(media)) {
    for (const hash of readdirSync(join(media, first))) {
      utimesSync(join(media, first, hash), twoDaysAgo, twoDaysAgo);
    }
  }
  await sweepMedia.run({}, app.deps);
  expect((await app.client().fetch(`${gone.picture.address}/40.webp`)).status).toBe(404);
  await imageAt(`${kept.picture.address}/40.webp`);
  expect(existsSync(media)).toBe(true);
});

it('answers many uploads at once without losing one', async () => {
  const pictures = await Promise.all(
    Array.from({ length: 6 }, (_, index) => plainPicture({ width: 40 + index })),
  );
  const answers = await Promise.all(pictures.map((each) => upload(each)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
  const rows: { position: number }[] = await app.deps.knex('fileset_files').select('position');
  expect(rows.map(({ position }) => position).sort()).toEqual([0, 1, 2, 3, 4, 5]);
});
