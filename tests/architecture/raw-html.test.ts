import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = `${import.meta.dirname}/../..`;

/**
 * Where HTML is put into a page as a text: only what React itself has written a moment before, so that a card, a header or a
 * footer is not rendered twice (docs/security.md, V3.2.2). A new place is a new way in for a script and wants its reason here.
 */
const known = [
  // An icon of the program, drawn anew for a cell that AG Grid owns.
  'desktop/renderer/ui/grid/header-cell.ts',
  'storefront/app/rendered-shell.tsx',
  'storefront/ui/product-card.tsx',
];

const sinks =
  /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\b/;

it('HTML is put into pages as a text in the known places alone', () => {
  const files = ['storefront', 'desktop', 'ui'].flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.')),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => sinks.test(readFileSync(`${root}/${file}`, 'utf8')));
  expect(found.toSorted()).toEqual(known);
});
