import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDistribution } from './stand-in-distribution.ts';

const folder = mkdtempSync(join(tmpdir(), 'obmena-package-'));
const unpacked = join(folder, 'linux-unpacked');
const contents = join(folder, 'contents');
let files: readonly string[] = [];

const textOf = (file: string) => readFileSync(join(contents, file), 'utf8');

function run(program: string, words: readonly string[]): void {
  const { status, stderr, stdout } = spawnSync('npx', [program, ...words], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

beforeAll(() => {
  const electron = makeDistribution(join(folder, 'electron'));
  run('electron-builder', [
    ...['--linux', 'dir', '--publish', 'never', '--config', 'desktop/electron-builder.config.mjs'],
    ...[`-c.electronDist=${electron}`, `-c.directories.output=${folder}`],
  ]);
  run('asar', ['extract', join(unpacked, 'resources/app.asar'), contents]);
  files = readdirSync(contents, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.\w+$/.test(path))
    .map((path) => `/${path}`);
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the packaged back office', () => {
  it('holds what was built for it and its description, and nothing else', () => {
    const places = new Set(files.map((path) => path.split('/').slice(0, 4).join('/')));
    expect([...places].sort()).toEqual([
      '/dist/desktop/main',
      '/dist/desktop/preload',
      '/dist/desktop/renderer',
      '/package.json',
    ]);
  });

  it('brings no packages, sources or source maps', () => {
    const wrong = files.filter((path) => /node_modules|\.tsx?$|\.map$|\.test\./.test(path));
    expect(wrong).toEqual([]);
    const scripts = files.filter((path) => /\.c?js$/.test(path)).map((path) => path.slice(1));
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((file) => textOf(file).includes('sourceMappingURL'))).toEqual([]);
  });

  it('needs no package at run time but what Electron itself provides', () => {
    const imported = textOf('dist/desktop/main/index.js').matchAll(
      /^import .* from ["']([^"']+)["']/gm,
    );
    const outside = [...imported].map(([, name = '']) => name);
    expect(outside.filter((name) => name !== 'electron' && !name.startsWith('node:'))).toEqual([]);
  });

  it('names its main file, which it holds', () => {
    // npm and electron-builder have read it before.
    const described = JSON.parse(textOf('package.json')) as Record<string, unknown>;
    expect(described['main']).toBe('./dist/desktop/main/index.js');
    expect(described).not.toHaveProperty('devDependencies');
    expect(files).toContain('/dist/desktop/main/index.js');
  });

  it('has the fuses set: no Node by the back door, only the checked archive', async () => {
    const wire = await getCurrentFuseWire(join(unpacked, 'obmena'));
    const [ENABLE, DISABLE] = ['1', '0'].map((state) => state.charCodeAt(0));
    expect(wire).toMatchObject({
      [FuseV1Options.RunAsNode]: DISABLE,
      [FuseV1Options.EnableCookieEncryption]: ENABLE,
      [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: DISABLE,
      [FuseV1Options.EnableNodeCliInspectArguments]: DISABLE,
      [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: ENABLE,
      [FuseV1Options.OnlyLoadAppFromAsar]: ENABLE,
      [FuseV1Options.GrantFileProtocolExtraPrivileges]: DISABLE,
    });
  });
});
