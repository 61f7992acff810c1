import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseEnvironment } from '#api/platform/settings/environment.ts';
import { loadEncryptionKeys } from '#api/platform/settings/secrets.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'obmena-secrets-'));
});
afterEach(() => rm(folder, { recursive: true }));

const load = () => loadEncryptionKeys(parseEnvironment({ DATA_DIR: folder }));

it('is made of 256 random bits at the first start, readable to its owner alone, and stays', async () => {
  const [made, ...more] = await load();
  expect([made?.key.length, more]).toEqual([32, []]);
  expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
  expect((await load())[0]?.key.equals(made?.key ?? Buffer.alloc(0))).toBe(true);
});

it('is not made anew where it is damaged: what it encrypted would be lost', async () => {
  await writeFile(join(folder, 'secrets.json'), '{');
  await expect(load()).rejects.toThrow('is damaged');
});
