import { SaxesParser } from 'saxes';

export interface XmlItem {
  readonly line: number;
  /** Texts by the names of elements; of several alike the first. */
  readonly fields: ReadonlyMap<string, string>;
}

/** What an article is called in the feeds of Heureka, Zboží.cz, Shoptet, Google, and of most suppliers. */
const itemNames = new Set(['shopitem', 'item', 'entry', 'product', 'zbozi', 'produkt', 'produs']);
const mostItems = 200_001;

interface Open {
  readonly line: number;
  readonly depth: number;
  readonly fields: Map<string, string>;
}

/**
 * Articles of a feed, read in one pass. Elements of `PARAM` with a name and a value become a field of that name. Null where
 * the text is no XML; entities of its own are not, so none can grow.
 */
export function readXmlItems(text: string): readonly XmlItem[] | null {
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
      if (items.length < mostItems) items.push(open);
      open = null;
    }
    path.pop();
  });
  parser.write(text).close();
  return broken.length > 0 ? null : items;
}
