import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { byteOrderMark, writeCsvLine } from '#core/csv/write-csv.ts';
import {
  attributeCellsOf,
  attributeTitles,
  exportCells,
  exportedFields,
} from '#core/import/export-row.ts';
import { knownAttributes } from '#core/import/read-attributes.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { readAttributeRows } from '../read-models/attribute-rows.ts';
import { readCatalogue } from './read-catalogue.ts';

type Place = Pick<Dependencies, 'environment'>;

const folderOf = ({ environment }: Place): string => join(environment.dataDir, 'exports');

export interface WrittenExport {
  readonly file: string;
  readonly bytes: number;
  readonly rows: number;
}

/** Writes the whole catalogue as CSV, as fast as the disk takes it; the file is there once it is whole. */
export async function writeExport(deps: Dependencies): Promise<WrittenExport> {
  const folder = folderOf(deps);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = `${randomUUID()}.csv`;
  const path = join(folder, `${file}.part`);
  let rows = 0;
  const { language } = deps.market;
  const attributes = knownAttributes(await readAttributeRows(deps.reads));
  async function* text() {
    const titles = [...exportedFields, ...attributeTitles(attributes, language)];
    yield byteOrderMark + writeCsvLine(titles);
    for await (const batch of readCatalogue(deps.reads, language)) {
      rows += batch.length;
      const lines = batch.map((row) =>
        writeCsvLine([...exportCells(row), ...attributeCellsOf(row.said, attributes, language)]),
      );
      yield lines.join('');
    }
  }
  try {
    const source = Readable.from(text(), { objectMode: true, highWaterMark: 1 });
    await pipeline(source, createWriteStream(path, { flush: true, mode: 0o600 }));
    const { size: bytes } = await stat(path);
    await rename(path, join(folder, file));
    return { file, bytes, rows };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

export const readExport = (deps: Place, file: string): Promise<string> =>
  readFile(join(folderOf(deps), file), 'utf8');

export const removeExport = (deps: Place, file: string): Promise<void> =>
  rm(join(folderOf(deps), file), { force: true });
