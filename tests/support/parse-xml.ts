/** An element of a document. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** What is written between its tags, where it holds no elements. */
  readonly text: string;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlElement[];
  text: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/**
 * Reads the plain XML that programs write: elements, attributes, text, references. Throws on what
 * is not well-formed, among it characters that XML 1.0 forbids.
 */
export function parseXml(source: string): XmlElement {
  if (impossible.test(source)) throw new Error('a character that XML forbids');
  const body = source.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/, '');
  const top: OpenElement = { name: '', attributes: {}, children: [], text: '' };
  const open: OpenElement[] = [top];
  let end = 0;
  for (const match of body.matchAll(/<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/g)) {
    const [tag, slash = '', name = '', attributes = '', closed = ''] = match;
    const current = open.at(-1) ?? top;
    current.text += textOf(body.slice(end, match.index));
    end = match.index + tag.length;
    if (slash === '/') {
      if (current.name !== name) throw new Error(`</${name}> closes <${current.name}>`);
      open.pop();
      continue;
    }
    const element = { name, attributes: attributesOf(attributes), children: [], text: '' };
    current.children.push(element);
    if (closed === '') open.push(element);
  }
  const [root] = top.children;
  const isWhole = open.length === 1 && top.children.length === 1 && top.text === '';
  if (!root || !isWhole || body.slice(end).trim() !== '') throw new Error('not one whole element');
  return root;
}

function textOf(text: string): string {
  if (/[<>]/.test(text)) throw new Error('a bare bracket');
  return text.trim() === '' ? '' : decoded(text);
}

const decoded = (text: string): string =>
  text.replace(/&(#?)(\w*)(;?)/g, (_, hash: string, name: string, semicolon: string) => {
    const value = hash === '#' ? String.fromCodePoint(Number(name)) : entities[name];
    if (value === undefined || semicolon === '') throw new Error('a bare ampersand');
    return value;
  });

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      decoded(value),
    ]),
  );
