import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The mark by which @electron/fuses finds the wire in Electron's binary, then version, length, states. */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const fuseStates = '101110010';

/**
 * A folder that electron-builder takes for Electron: the program is a text, but it carries a wire of fuses as the real
 * one does, so that flipping them really happens and can be read back.
 */
export function makeDistribution(folder: string): string {
  mkdirSync(join(folder, 'resources'), { recursive: true });
  const wire = Buffer.concat([
    Buffer.from(sentinel),
    Buffer.from([1, fuseStates.length]),
    Buffer.from(fuseStates),
  ]);
  const program = join(folder, 'electron');
  writeFileSync(program, Buffer.concat([Buffer.from('#!/bin/sh\nexit 0\n# '), wire]));
  chmodSync(program, 0o755);
  // npm has read it before.
  const { version } = JSON.parse(readFileSync('node_modules/electron/package.json', 'utf8')) as {
    version: string;
  };
  writeFileSync(join(folder, 'version'), version);
  for (const name of ['LICENSE', 'LICENSES.chromium.html']) writeFileSync(join(folder, name), '');
  return folder;
}
