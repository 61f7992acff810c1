/** An element of a small document: its name, its own text, and what is in it. */
export interface XmlElement {
  readonly name: string;
  readonly text: string;
  readonly children: readonly XmlElement[];
}

const marks: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const escapeXml = (text: string): string =>
  text
    // What no XML document may hold.
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, ' ')
    .replace(
      /[&<>"']/g,
      (mark) => `&${Object.keys(marks).find((key) => marks[key] === mark) ?? ''};`,
    );

const unescapeXml = (text: string): string =>
  text.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (whole, decimal, hex, name: string | undefined) => {
      if (typeof decimal === 'string') return String.fromCodePoint(Number(decimal));
      if (typeof hex === 'string') return String.fromCodePoint(Number.parseInt(hex, 16));
      return marks[name ?? ''] ?? whole;
    },
  );

interface Open {
  readonly name: string;
  text: string;
  readonly children: XmlElement[];
}

/** Reads answers of a carrier, which have neither attributes that matter nor documents types; null where it is none. */
export function readXml(source: string): XmlElement | null {
  const root: Open = { name: '', text: '', children: [] };
  const open: Open[] = [root];
  const token = /<!\[CDATA\[([\s\S]*?)\]\]>|<[?!][^>]*>|<(\/?)([\w:.-]+)[^>]*?(\/?)>|([^<]+)/g;
  for (const [, cdata, closing, name = '', selfClosing, text] of source.matchAll(token)) {
    const top = open.at(-1) ?? root;
    if (cdata !== undefined) top.text += cdata;
    else if (text !== undefined) top.text += unescapeXml(text);
    else if (closing === '/') {
      if (open.length < 2 || top.name !== name) return null;
      open.pop();
      open.at(-1)?.children.push({ ...top, text: top.text.trim() });
    } else if (name !== '' && selfClosing === '/')
      top.children.push({ name, text: '', children: [] });
    else if (name !== '') open.push({ name, text: '', children: [] });
  }
  return open.length === 1 ? (root.children[0] ?? null) : null;
}

/** The first element on a way of names below another; undefined where there is none. */
export const findXml = (
  from: XmlElement | null,
  ...way: readonly string[]
): XmlElement | undefined =>
  way.reduce<XmlElement | undefined>(
    (at, name) => at?.children.find((child) => child.name === name),
    from ?? undefined,
  );

export const textOf = (from: XmlElement | null, ...way: readonly string[]): string =>
  findXml(from, ...way)?.text ?? '';

/** What XML is written from: texts, and elements of the same kind. */
export interface XmlTree {
  readonly [name: string]: string | number | XmlTree | readonly (string | number)[] | null;
}

/** Writes elements; a list repeats its element, null leaves it out. */
export function writeXml(tree: XmlTree): string {
  const element = (name: string, inner: string) => `<${name}>${inner}</${name}>`;
  return Object.entries(tree)
    .map(([name, value]) => {
      if (value === null) return '';
      if (typeof value !== 'object') return element(name, escapeXml(String(value)));
      if (Array.isArray(value)) {
        return value.map((one) => element(name, escapeXml(String(one)))).join('');
      }
      return element(name, writeXml(value as XmlTree)); // no list, as Array.isArray said
    })
    .join('');
}
