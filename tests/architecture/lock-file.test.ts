import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});
const lockEntry = z.object({
  resolved: z.string().optional(),
  dev: z.boolean().default(false),
  dependencies: names,
  optionalDependencies: names,
});
const root = `${import.meta.dirname}/../..`;
const readJson = (path: string): unknown => JSON.parse(readFileSync(`${root}/${path}`, 'utf8'));
const { packages } = z
  .object({ packages: z.record(z.string(), lockEntry) })
  .parse(readJson('package-lock.json'));

/** Node's own search: beside the package, then in each folder above it. */
function isInLock(from: string, name: string): boolean {
  const place = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (place in packages) return true;
  if (from === '') return false;
  return isInLock(from.slice(0, Math.max(from.lastIndexOf('node_modules/') - 1, 0)), name);
}

describe('the lock file', () => {
  it('holds every package that one of its packages names', () => {
    const missing = Object.entries(packages).flatMap(([from, entry]) =>
      Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
        .filter((name) => !isInLock(from, name))
        .map((name) => `${from} → ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it("names no registry but npm's own", () => {
    const elsewhere = Object.values(packages)
      .map(({ resolved }) => resolved)
      .filter((url) => url !== undefined && new URL(url).host !== 'registry.npmjs.org');
    expect(elsewhere).toEqual([]);
  });

  it('pins each direct package to one version', () => {
    const manifest = z
      .object({ dependencies: names, devDependencies: names })
      .parse(readJson('package.json'));
    const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(
      ranges.filter(([, range]) => !/^(npm:typescript@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(range)),
    ).toEqual([]);
  });
});

describe('the licences of what is shipped', () => {
  const manifest = z.object({
    license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
    licenses: z.array(z.object({ type: z.string() })).optional(),
  });
  /** What a package says in its licence's file alone: the file's first line, such as `MIT License`. */
  const licenceFileOf = (path: string): string => {
    const file = `${root}/${path}/LICENSE`;
    return existsSync(file) ? (readFileSync(file, 'utf8').split('\n')[0] ?? '') : 'none stated';
  };
  const licenceOf = (path: string): string => {
    const { license, licenses } = manifest.parse(readJson(`${path}/package.json`));
    if (typeof license === 'string') return license;
    const listed = license?.type ?? licenses?.map(({ type }) => type).join(' OR ');
    return listed ?? licenceFileOf(path);
  };
  const shipped = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev && existsSync(`${root}/${path}`))
    .map(([path]) => path);

  it('bind nobody who passes the shop on', () => {
    const free =
      /^\(?(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|PostgreSQL|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|Python-2\.0)\b/;
    // The owner asked for sharp. Its image library stands beside it as a file of its own, which
    // anybody may replace: what the LGPL asks for, and nothing of ours is linked into it.
    const replaceable = /^node_modules\/@img\/sharp-libvips-[\w-]+: LGPL-3\.0-or-later$/;
    const others = shipped
      .map((path) => `${path}: ${licenceOf(path)}`)
      .filter((line) => !replaceable.test(line));
    expect(shipped.length).toBeGreaterThan(100);
    expect(others.filter((line) => !free.test(line.slice(line.indexOf(': ') + 2)))).toEqual([]);
  });
});
