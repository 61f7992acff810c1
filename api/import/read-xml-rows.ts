import { SaxesParser } from 'saxes';
import type { SourceTable } from './source-table.ts';

interface XmlItem {
  readonly line: number;
  /** Texts by the names of elements; of several alike the first. */
  readonly fields: ReadonlyMap<string, string>;
}

/** What an article is called in the feeds of Heureka, Zboží.cz, Shoptet, Google, and of most suppliers. */
const itemNames = new Set(['shopitem', 'item', 'entry', 'product', 'zbozi', 'produkt', 'produs']);
const bytesAtOnce = 64 * 1024;

interface Open {
  readonly line: number;
  readonly depth: number;
  readonly fields: Map<string, string>;
}

/** Names of all fields of a feed's articles. Null where it is no XML, or no article is in it. */
export function listXmlFields(content: Buffer): readonly string[] | null {
  const names = new Set<string>();
  for (const item of xmlItems(content)) {
    if (item === 'broken') return null;
    for (const name of item.fields.keys()) names.add(name);
  }
  return [...names];
}

/** Articles of a feed that was read once, with their fields in the order of the header. */
export function* xmlRows(
  content: Buffer,
  header: readonly string[],
): Generator<SourceTable['rows'] extends Iterable<infer Row> ? Row : never> {
  for (const item of xmlItems(content)) {
    if (item === 'broken') return;
    yield { line: item.line, cells: header.map((name) => item.fields.get(name) ?? '') };
  }
}

/** Articles of a feed while it is read; `broken` where the text is no XML. Entities of its own are not, so none can grow. */
function* xmlItems(content: Buffer): Generator<XmlItem | 'broken'> {
  const { parser, items, broken } = openParser();
  const decoder = new TextDecoder();
  for (let from = 0; from < content.length; from += bytesAtOnce) {
    parser.write(decoder.decode(content.subarray(from, from + bytesAtOnce), { stream: true }));
    if (broken.length > 0) {
      yield 'broken';
      return;
    }
    yield* items.splice(0);
  }
  parser.close();
  if (broken.length > 0) {
    yield 'broken';
    return;
  }
  yield* items.splice(0);
}

/** Elements of `PARAM` with a name and a value become a field of that name. */
function openParser() {
  const items: XmlItem[] = [];
  const parser = new SaxesParser();
  const path: string[] = [];
  let open: Open | null = null;
  let said = '';
  let parameter = '';
  const broken: Error[] = [];
  const note = (name: string, value: string) => {
    if (open && value !== '' && !open.fields.has(name)) open.fields.set(name, value);
  };
  parser.on('error', (error) => void broken.push(error));
  parser.on('opentag', ({ name }) => {
    path.push(name);
    said = '';
    if (open === null && itemNames.has(name.toLowerCase())) {
      open = { line: parser.line, depth: path.length, fields: new Map() };
    }
  });
  const hear = (part: string) => {
    said += part;
  };
  parser.on('text', hear);
  parser.on('cdata', hear);
  parser.on('closetag', ({ name }) => {
    const value = said.trim();
    said = '';
    if (open !== null && path.length > open.depth) {
      const key = name.toUpperCase();
      if (key === 'PARAM_NAME') parameter = value;
      else if (key === 'VAL' && parameter !== '') note(parameter, value);
      else note(name, value);
    } else if (open !== null) {
      items.push(open);
      open = null;
    }
    path.pop();
  });
  return { parser, items, broken };
}
