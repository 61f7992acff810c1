import { execFileSync } from 'node:child_process';
import { statfsSync } from 'node:fs';

const megabytes = 4_096;

/** A disk of the shop's own in memory, which can be full; only root may mount one. */
export interface SmallDisk {
  /** Leaves no more room than what is used now. */
  readonly fill: () => void;
  /** Gives the room back. */
  readonly free: () => void;
  readonly unmount: () => void;
}

const run = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });

/** Mounts it at a folder. Throws with the reason where the system does not let us. */
export function mountDisk(folder: string): SmallDisk {
  run('mount', '-t', 'tmpfs', '-o', `size=${String(megabytes)}m,mode=755`, 'tmpfs', folder);
  const resize = (size: string) => run('mount', '-o', `remount,size=${size}`, folder);
  return {
    fill() {
      const { blocks, bfree, bsize } = statfsSync(folder);
      // A size below what is used is refused, and it is used more while this is written.
      const used = (blocks - bfree) * bsize;
      for (let spare = 0; spare < 64; spare += 4) {
        try {
          return void resize(`${String(Math.ceil(used / 1_024) + spare * 1_024)}k`);
        } catch {
          // Once more with a little more room.
        }
      }
      throw new Error('the disk could not be made small');
    },
    free: () => void resize(`${String(megabytes)}m`),
    unmount: () => void run('umount', '-l', folder),
  };
}
