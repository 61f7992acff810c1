import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { dialog, type BrowserWindow } from 'electron';
import type { FileKind, FileToSave, OpenOutcome, SaveOutcome } from '../../shared/bridge.ts';
import { failureKind, type Log } from '../log.ts';
import type { Words } from '../words/words.ts';

const extensions: Readonly<Record<FileKind, readonly string[]>> = {
  csv: ['csv'],
  xlsx: ['xlsx'],
  products: ['csv', 'xlsx', 'xml', 'txt'],
  invoice: ['isdoc', 'isdocx', 'xml', 'csv', 'xlsx'],
  statement: ['xml', 'gpc', 'abo', 'txt', 'csv'],
  picture: ['jpg', 'jpeg', 'png', 'webp', 'avif'],
  pdf: ['pdf'],
  // Never opened by this program: its reader is the person's own.
  cv: ['pdf', 'docx', 'odt'],
  xml: ['xml'],
  ndjson: ['ndjson'],
  json: ['json'],
  zpl: ['zpl'],
  isdoc: ['isdoc'],
  zip: ['zip'],
};

/** More than the largest import and the largest picture that the API takes. */
const largestOpened = 64 * 1024 * 1024;

const filterOf = (kind: FileKind, words: Words) => ({
  name: words.files[kind],
  extensions: [...extensions[kind]],
});

/** The page hands over contents and a name; where it goes only the person says. */
export async function saveFile(
  window: BrowserWindow,
  { kind, suggestedName, contents }: FileToSave,
  words: Words,
  log: Log,
): Promise<SaveOutcome> {
  const filters = [filterOf(kind, words)];
  const chosen = await dialog.showSaveDialog(window, { defaultPath: suggestedName, filters });
  if (chosen.canceled || chosen.filePath === '') return 'cancelled';
  try {
    await writeFile(chosen.filePath, contents);
    return 'saved';
  } catch (error) {
    log.event('save-failed', { kind: failureKind(error) });
    return 'failed';
  }
}

/** One file that the person picked; its folder stays unknown to the page. */
export async function openFile(
  window: BrowserWindow,
  kind: FileKind,
  words: Words,
  log: Log,
): Promise<OpenOutcome> {
  const filters = [filterOf(kind, words)];
  const chosen = await dialog.showOpenDialog(window, { properties: ['openFile'], filters });
  const [path] = chosen.filePaths;
  if (chosen.canceled || path === undefined) return 'cancelled';
  try {
    if ((await stat(path)).size > largestOpened) return 'too-large';
    return { name: basename(path), contents: new Uint8Array(await readFile(path)) };
  } catch (error) {
    log.event('open-failed', { kind: failureKind(error) });
    return 'failed';
  }
}
