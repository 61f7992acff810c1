import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file or folder that takes no part in what is built: tests, and the launchers themselves. */
const isBesideTheBuild = (name) =>
  name.endsWith('.test.ts') || name.endsWith('.tsbuildinfo') || name === 'launch';

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!isBesideTheBuild(name)) yield* filesUnder(join(path, name));
  }
}

/** A fingerprint of names and contents, so that neither a fresh checkout nor a touched file looks like a change. */
export function fingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(join(root, path))) {
      hash
        .update(`${file.slice(root.length)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** Says whether the stamp file holds exactly this fingerprint. */
export function isStamped(file, value) {
  return existsSync(file) && readFileSync(file, 'utf8') === value;
}

/** Writes the stamp; call it only after the work it vouches for is complete. */
export function stamp(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, value);
}
