import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { toCamel } from '#core/contract/casing.ts';
import type { UploadedFile } from '#core/contract/endpoint.ts';
import { discardRest } from './discard-rest.ts';
import { FieldRefusal, Refusal } from './refusal.ts';

export interface ReadUpload {
  /** Texts of the form by camelCase name. */
  readonly body: Readonly<Record<string, string>>;
  /** Absent where none was chosen. */
  readonly file: UploadedFile | undefined;
}

const fieldBytes = 64 * 1024;
const mostFields = 30;
// What boundaries and the headers of parts may come to, besides fields and the file.
const formBytes = 256 * 1024;

/**
 * Reads a form with at most one file, in the field `file`, into memory. Nothing that the form claims
 * of the file is believed. Refuses with 413, 415 and 400, and keeps nothing of what comes after that.
 */
export async function readUpload(request: IncomingMessage, mostBytes: number): Promise<ReadUpload> {
  if (Number(request.headers['content-length']) > mostBytes + formBytes) {
    discardRest(request);
    throw tooLarge();
  }
  const parser = openParser(request, mostBytes);
  try {
    return await readForm(request, parser, mostBytes);
  } catch (error) {
    discardRest(request.unpipe(parser));
    throw error;
  }
}

const tooLarge = () => new Refusal(413, 'body_too_large');
const unreadable = () => new Refusal(400, 'form_unreadable');

function openParser({ headers }: IncomingMessage, mostBytes: number): busboy.Busboy {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'multipart/form-data' || headers['content-encoding'] !== undefined) {
    throw new Refusal(415, 'body_unsupported');
  }
  const limits = {
    fieldNameSize: 100,
    fieldSize: fieldBytes,
    fields: mostFields,
    files: 1,
    // One byte more, because a file that just fits would count as cut off.
    fileSize: mostBytes + 1,
    parts: mostFields + 1,
    headerPairs: 20,
  };
  try {
    return busboy({ headers, limits, defParamCharset: 'utf8' });
  } catch {
    throw unreadable();
  }
}

function readForm(
  request: IncomingMessage,
  parser: busboy.Busboy,
  mostBytes: number,
): Promise<ReadUpload> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    const refused = new Map<string, readonly [string]>();
    let file: Promise<UploadedFile | undefined> = Promise.resolve(undefined);
    let bytes = 0;
    const broken = () => reject(unreadable());
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes + formBytes) reject(tooLarge());
    });
    request.once('close', () => request.complete || broken());
    parser.on('field', (sentName: string | undefined, value, { nameTruncated, valueTruncated }) => {
      // The parser gives no name at all where the form's is empty; an error thrown here ends the process.
      const name = toCamel(sentName ?? '');
      if (nameTruncated || name === '') broken();
      else if (valueTruncated) refused.set(name, ['too_long']);
      else if (fields.has(name)) refused.set(name, ['invalid_value']);
      else fields.set(name, value);
    });
    parser.on('file', (name: string | undefined, stream, { filename }) => {
      if (name !== 'file') refused.set(toCamel(name ?? ''), ['unknown_field']);
      file = readFile(stream, filename);
      file.catch(reject);
    });
    for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit', 'error'] as const) {
      parser.on(event, broken);
    }
    parser.on('close', () => {
      if (refused.size > 0) reject(new FieldRefusal(Object.fromEntries(refused)));
      file.then((read) => resolve({ body: Object.fromEntries(fields), file: read }), reject);
    });
    request.pipe(parser);
  });
}

async function readFile(stream: Readable, name = ''): Promise<UploadedFile | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk as Buffer); // a stream of bytes
  } catch {
    throw unreadable();
  }
  if (Reflect.get(stream, 'truncated') === true) throw tooLarge();
  const content = Buffer.concat(chunks);
  // A browser sends an empty part without a name where no file was chosen.
  return content.length === 0 && name === '' ? undefined : { content, name };
}
