import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../api/launch/project.mjs';

/** The user "nobody" of Linux; it exists everywhere and owns nothing. */
const nobody = 65534;
const isRoot = process.getuid?.() === 0;

/** Who to try: as root also somebody who is not. `ids` is what spawn() takes to become them. */
export const people = isRoot
  ? [
      { name: 'root', ids: {} },
      { name: 'a normal user', ids: { uid: nobody, gid: nobody } },
    ]
  : [{ name: 'the current user', ids: {} }];

/**
 * A clone of HEAD with nothing installed, owned by the person, in a temporary folder that also holds their home and
 * the shops' data folders. PostgreSQL runs as another user than root, so the folder is open for passing through.
 */
export function makeClone(person) {
  const folder = mkdtempSync(join(tmpdir(), 'obmena-fresh-'));
  chmodSync(folder, 0o755);
  const checkout = join(folder, 'shop');
  const home = join(folder, 'home');
  mkdirSync(home);
  execFileSync('git', ['clone', '--quiet', projectRoot, checkout], { stdio: 'inherit' });
  if (person.ids.uid !== undefined) {
    execFileSync('chown', ['-R', `${person.ids.uid}:${person.ids.gid}`, checkout, home]);
    chownSync(folder, person.ids.uid, person.ids.gid);
  }
  // Root's own home keeps its package cache; somebody else cannot write there.
  const environment = person.ids.uid === undefined ? {} : { HOME: home };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { checkout, folder, person, environment, remove };
}

/** Whether a clone is possible: an unpacked archive has no history to clone. */
export const isCheckout = existsSync(join(projectRoot, '.git'));
