import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders = [
  'core/phrases/ro',
  'storefront/i18n/ro',
  'desktop/renderer/i18n/ro',
  'api/seed/data',
];

it('calls buying a device back as Romanians do, not a ransom', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(root, folder, name)),
  );
  expect(files.length).toBeGreaterThan(100);
  const wrong = files.filter((file) => /răscumpăr/i.test(readFileSync(file, 'utf8')));
  expect(wrong).toEqual([]);
});
