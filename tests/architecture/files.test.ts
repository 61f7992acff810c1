import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = `${import.meta.dirname}/../..`;
const present = ['core', 'ui', 'api', 'storefront', 'migrations', 'tests'].flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path}`,
  ),
);
const sources = present.filter(
  (path) => /\.(tsx?|mjs|js|css)$/.test(path) && !path.startsWith('tests/architecture/planted/'),
);
const linesOf = (path: string): string[] => readFileSync(`${root}/${path}`, 'utf8').split('\n');

describe('the files of the house', () => {
  it('are never longer than 250 lines, but for dictionaries and what is generated', () => {
    const generated = 'api/platform/database/rows.ts';
    const isDictionary = (path: string) => /^(core\/phrases|storefront\/i18n)\//.test(path);
    const long = sources.filter(
      (path) =>
        path !== generated &&
        !isDictionary(path) &&
        linesOf(path).filter((line) => line.trim()).length > 250,
    );
    expect(long).toEqual([]);
  });

  it('are short as a rule: half of them have at most 80 lines', () => {
    const lengths = sources.map((path) => linesOf(path).length).sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(80);
  });

  it('skip and focus no test', () => {
    const marked = /\b(it|test|describe)\.(skip|only|todo|fixme)\b/;
    const tests = sources.filter((path) => /\.(test|spec)\.tsx?$/.test(path));
    expect(tests.filter((path) => linesOf(path).some((line) => marked.test(line)))).toEqual([]);
  });

  it('hide behind no barrel and in no drawer', () => {
    const names = /(^|\/)(index\.tsx?|utils?(\.ts|\/)|helpers?(\.ts|\/))/;
    expect(present.filter((path) => names.test(path))).toEqual([]);
  });
});
