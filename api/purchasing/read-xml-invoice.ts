import { SaxesParser } from 'saxes';
import { accept, refuse, type Result } from '#core/shared/result.ts';
import { mostLines, type InvoiceRefusal, type InvoiceTexts } from './invoice-texts.ts';
import { dialects, type Dialect } from './xml-dialects.ts';

const bytesAtOnce = 64 * 1024;
const mostDepth = 60;
/** Characters of one text; names of goods are shorter, and nothing else is. */
const mostText = 500;

type Texts = Map<string, string>;
interface Collected {
  readonly dialect: Dialect | undefined;
  readonly head: Texts;
  readonly lines: readonly Texts[];
}

/**
 * Reads an invoice in ISDOC or UBL 2.1, told apart by the namespace of its root. One with entities of its own is refused,
 * and so is one that is deeper or longer than invoices are; it is read piece by piece, and stops with the first fault.
 */
export function readXmlInvoice(content: Uint8Array): Result<InvoiceTexts, InvoiceRefusal> {
  const read = collect(content);
  if (!read.ok) return read;
  const { dialect, head, lines } = read.value;
  if (dialect === undefined || lines.length === 0) return refuse('invoice_is_none');
  if (!dialect.kind.known.has(head.get(dialect.kind.path) ?? '')) return refuse('invoice_is_none');
  return accept({
    format: dialect.format,
    ...textsOf(head, dialect.head),
    lines: lines.map((said) => textsOf(said, dialect.line)),
  });
}

function textsOf<Field extends string>(
  said: Texts,
  paths: Readonly<Record<Field, readonly string[]>>,
): Record<Field, string> {
  const fields = Object.entries<readonly string[]>(paths).map(([field, places]) => {
    const texts = places.map((place) => said.get(place) ?? '');
    return [field, texts.find((text) => text !== '') ?? ''] as const;
  });
  return Object.fromEntries(fields) as Record<Field, string>; // the keys of `paths`
}

function collect(content: Uint8Array): Result<Collected, InvoiceRefusal> {
  const { parser, collected, fault } = openParser();
  const decoder = new TextDecoder();
  for (let from = 0; from < content.length; from += bytesAtOnce) {
    parser.write(decoder.decode(content.subarray(from, from + bytesAtOnce), { stream: true }));
    const found = fault();
    if (found !== null) return refuse(found);
  }
  parser.close();
  const found = fault();
  return found === null ? accept(collected()) : refuse(found);
}

/** Texts by their paths below the root and below each line, of several alike the first. */
function openParser() {
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  const head: Texts = new Map();
  const lines: Texts[] = [];
  let faulty: InvoiceRefusal | null = null;
  let dialect: Dialect | undefined;
  let said = '';
  const fail = (why: InvoiceRefusal) => {
    faulty ??= why;
  };
  const hear = (part: string) => {
    if (said.length < mostText) said += part.slice(0, mostText);
  };
  parser.on('error', () => fail('invoice_not_readable'));
  parser.on('doctype', () => fail('invoice_not_readable'));
  parser.on('text', hear);
  parser.on('cdata', hear);
  parser.on('opentag', ({ local, uri }) => {
    if (path.length === 0) dialect = dialects.get(uri);
    path.push(local);
    said = '';
    if (path.length > mostDepth) fail('invoice_not_readable');
    if (`${path.slice(1).join('/')}/` === dialect?.lines) lines.push(new Map());
    if (lines.length > mostLines) fail('invoice_too_long');
  });
  parser.on('closetag', () => {
    const at = path.slice(1).join('/');
    const isInLine = dialect !== undefined && at.startsWith(dialect.lines);
    const place = isInLine ? lines.at(-1) : head;
    const key = isInLine ? at.slice(dialect?.lines.length) : at;
    if (faulty === null && place && !place.has(key)) place.set(key, said.trim());
    path.pop();
    said = '';
  });
  return { parser, fault: () => faulty, collected: () => ({ dialect, head, lines }) };
}
