import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { billOfMaterials } from './sbom.ts';

const root = `${import.meta.dirname}/../..`;
const readJson = (path: string): unknown => JSON.parse(readFileSync(`${root}/${path}`, 'utf8'));
const { components, dependencies } = billOfMaterials(readJson('package-lock.json'));

const licenceOf = ({ licenses: [first] }: (typeof components)[number]): string => {
  if (first === undefined) return 'none';
  return 'expression' in first ? first.expression : first.license.id;
};

it('names every package that package.json asks for, with its version and hash', () => {
  // Its shape is npm's.
  const { dependencies: wanted } = readJson('package.json') as {
    dependencies: Record<string, string>;
  };
  const named = new Map(components.map((component) => [component['bom-ref'], component]));
  for (const [name, version] of Object.entries(wanted)) {
    expect(named.get(`node_modules/${name}`)).toMatchObject({
      name,
      version,
      hashes: [{ alg: 'SHA-512' }],
    });
  }
});

it('knows the licence of every package, and none that binds us but the named ones', () => {
  // sharp's image library, loaded as a library of its own and replaceable (LGPL-3.0, section 4).
  const exceptions = /^@img\/sharp-/;
  const binds = /\b(?:A?GPL|LGPL|MPL|EPL|CDDL|EUPL|SSPL|BUSL|UNLICENSED)|^none$|SEE LICENSE/;
  const binding = components.filter(
    (component) => binds.test(licenceOf(component)) && !exceptions.test(component.name),
  );
  expect(binding.map((component) => `${component.name}: ${licenceOf(component)}`)).toEqual([]);
});

it('ships no package that only develops', () => {
  const shipped = new Set(components.map(({ name }) => name));
  expect(
    ['vitest', 'electron', 'eslint', '@playwright/test'].filter((name) => shipped.has(name)),
  ).toEqual([]);
});

it('refers to its own parts alone, each once', () => {
  const refs = ['obmena', ...components.map((component) => component['bom-ref'])];
  expect(new Set(refs).size).toBe(refs.length);
  expect(dependencies.map(({ ref }) => ref).toSorted()).toEqual(refs.toSorted());
  const known = new Set(refs);
  expect(
    dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref)),
  ).toEqual([]);
  for (const { purl } of components)
    expect(purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\S+$/);
});
