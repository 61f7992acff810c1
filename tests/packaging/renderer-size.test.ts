import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const renderer = join(import.meta.dirname, '../../dist/desktop/renderer');
const assets = join(renderer, 'assets');
const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
/**
 * Bytes of gzip -9 of what a person loads for any one screen, in one language. Screens that are not
 * opened cost nobody anything, so there may be as many as the work needs.
 */
const most = 450_000;

const textOf = (name: string): string => readFileSync(join(assets, name), 'utf8');
const sizeOf = (name: string): number => gzipSync(textOf(name), { level: 9 }).length;

/** A script with all that it imports at once; what it loads later (`import()`) is not among them. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, next] of textOf(name).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
    if (next !== undefined) withImports(next, found);
  }
  return found;
}

function entry(): string {
  const page = readFileSync(join(renderer, 'index.html'), 'utf8');
  const name = /<script[^>]+src="\/assets\/([\w.-]+\.js)"/.exec(page)?.[1];
  if (name === undefined) throw new Error('the page loads no script');
  return name;
}

const screens = scripts.filter((name) => /-screen-[\w-]+\.js$/.test(name));
const language = scripts.find((name) => /^cs-[\w-]+\.js$/.test(name));

const weightOf = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + sizeOf(name), 0);

describe('the scripts of the back office', () => {
  it.each(screens)('weigh at most 450 kB with %s', (screen) => {
    if (language === undefined) throw new Error('the phrases have no script of their own');
    const loaded = withImports(screen, withImports(language, withImports(entry())));
    const weight = weightOf(loaded);
    expect(weight).toBeGreaterThan(most / 4);
    expect(weight).toBeLessThanOrEqual(most);
  });

  it('come one screen at a time', () => {
    expect(screens.length).toBeGreaterThan(3);
    const first = withImports(entry());
    expect(screens.filter((name) => first.has(name))).toEqual([]);
  });
});
