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

const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(root, folder, name)),
);
const filesWith = (wrong: RegExp) => files.filter((file) => wrong.test(readFileSync(file, 'utf8')));

it('calls buying a device back as Romanians do, not a ransom', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(filesWith(/răscumpăr/i)).toEqual([]);
});

it.each([
  ['a shop that asks to be sold itself', /vindeți-ne|ne pot vinde persoanele/i],
  ['a price that is limited to a day', /preț limitat până/i],
  ['a filter that left nothing over', /așa nu a rămas/i],
  ['the clock of a server', /serverului nostru/i],
  ['a warranty claim as a grievance', /reclamați/i],
  ['a used device as a piece of something', /bucat[aă] folosită|bucata (exactă|din link)/i],
])('has none of what was thought in Czech: %s', (_, wrong) => {
  expect(filesWith(wrong)).toEqual([]);
});
