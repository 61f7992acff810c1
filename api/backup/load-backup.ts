import type pg from 'pg';
import { decodeFrames } from './backup-frames.ts';
import { partOf, type WaitingJob } from './backup-parts.ts';
import { loadTable, restGuards, setSequences, wakeGuards } from './load-tables.ts';
import { unpacked } from './pack-backup.ts';
import { dropKeptReplies, writeRestoredFile } from './restore-files.ts';

interface Place {
  readonly dataDir: string;
  readonly identity: string | null;
}

export interface Loaded {
  readonly rows: number;
  readonly files: number;
  readonly jobs: readonly WaitingJob[];
}

/** Loads rows in one transaction, and files after it: what fails leaves no row. */
export async function loadBackup(
  client: pg.Client,
  path: string,
  { dataDir, identity }: Place,
): Promise<Loaded> {
  const frames = decodeFrames(unpacked(path, identity));
  const jobs: WaitingJob[] = [];
  let [rows, files, isLoaded] = [0, 0, false];
  await client.query('begin');
  const guards = await restGuards(client);
  for await (const frame of frames) {
    if (frame.kind === 'T') rows += await loadTable(client, partOf('table', frame), frames);
    if (frame.kind === 'J') jobs.push(partOf('job', frame));
    if (frame.kind === 'S') await setSequences(client, partOf('sequences', frame).sequences);
    if (frame.kind !== 'F') continue;
    if (!isLoaded) await finish(client, guards);
    isLoaded = true;
    await writeRestoredFile(dataDir, partOf('file', frame).path, frames);
    files += 1;
  }
  if (!isLoaded) await finish(client, guards);
  await dropKeptReplies(dataDir);
  return { rows, files, jobs };
}

/** Foreign keys are checked while they come back. Whoever was signed out since must not be signed in again. */
async function finish(
  client: pg.Client,
  guards: Awaited<ReturnType<typeof restGuards>>,
): Promise<void> {
  await wakeGuards(client, guards);
  await client.query('delete from sessions');
  await client.query('commit');
  await client.query('analyze');
}
