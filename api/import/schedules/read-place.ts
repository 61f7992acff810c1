import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { accept, refuse, type Result } from '#core/shared/result.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { fetchOutside } from '../../platform/fetch/fetch-outside.ts';
import { whereAbsent } from '../../platform/files/where-absent.ts';

const mostBytes = 64 * 1024 * 1024;
const mostMs = 120_000;

/** The name of a file that lies in the inbox itself and nowhere else. */
export const isInboxName = (name: string): boolean =>
  /^[\p{L}\p{N}_][\p{L}\p{N}_. -]{0,199}$/u.test(name) && !name.includes('..');

/** What a supplier has put at an address, or somebody into the watched folder. */
export async function readPlace(
  { environment }: Pick<Dependencies, 'environment'>,
  { source, place }: { readonly source: string; readonly place: string },
): Promise<Result<Buffer, string>> {
  const { dataDir, privateHosts } = environment;
  if (source === 'address') {
    return fetchOutside(place, { mostBytes, mostMs, accept: '*/*', privateHosts, onlyHttps: true });
  }
  if (!isInboxName(place)) return refuse('schedule_place');
  const path = join(dataDir, 'import-inbox', place);
  const found = await stat(path).catch(whereAbsent(null));
  if (!found?.isFile()) return refuse('import_file_gone');
  return found.size > mostBytes ? refuse('fetch_too_large') : accept(await readFile(path));
}
