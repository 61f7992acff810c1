import { SaxesParser } from 'saxes';

export interface XmlNode {
  readonly name: string;
  /** Of the root; empty for what is below. */
  readonly uri: string;
  /** The currency that an amount bears beside it. */
  readonly currency: string;
  readonly text: string;
  readonly children: readonly XmlNode[];
}

interface OpenNode extends XmlNode {
  text: string;
  readonly children: XmlNode[];
}

const bytesAtOnce = 64 * 1024;
const mostDepth = 40;
const mostNodes = 1_000_000;
const mostText = 500;

/**
 * The elements of a file; null where it is no XML, has a document type (which could name entities and files
 * of its own), or is deeper or larger than statements are. It stops with the first fault.
 */
export function readXmlTree(content: Uint8Array): XmlNode | null {
  const { parser, tree, isFaulty } = openParser();
  const decoder = new TextDecoder();
  for (let from = 0; from < content.length; from += bytesAtOnce) {
    parser.write(decoder.decode(content.subarray(from, from + bytesAtOnce), { stream: true }));
    if (isFaulty()) return null;
  }
  parser.close();
  return isFaulty() ? null : tree();
}

function openParser() {
  const parser = new SaxesParser({ xmlns: true });
  const path: OpenNode[] = [];
  let root: XmlNode | null = null;
  let nodes = 0;
  let faulty = false;
  const fail = () => {
    faulty = true;
  };
  const hear = (part: string) => {
    const open = path.at(-1);
    if (open && open.text.length < mostText) open.text += part.slice(0, mostText);
  };
  parser.on('error', fail);
  parser.on('doctype', fail);
  parser.on('text', hear);
  parser.on('cdata', hear);
  parser.on('opentag', ({ local, uri, attributes }) => {
    const currency = attributes['Ccy']?.value ?? '';
    const node = {
      name: local,
      uri: path.length === 0 ? uri : '',
      currency,
      text: '',
      children: [],
    };
    if (path.length === 0) root = node;
    else path.at(-1)?.children.push(node);
    path.push(node);
    nodes += 1;
    if (path.length > mostDepth || nodes > mostNodes) fail();
  });
  parser.on('closetag', () => void path.pop());
  return { parser, tree: () => root, isFaulty: () => faulty };
}

/** All elements at a path below a node, such as `Acct/Id/IBAN`. */
export const nodesAt = (node: XmlNode, path: string): readonly XmlNode[] =>
  path
    .split('/')
    .reduce<readonly XmlNode[]>(
      (found, name) =>
        found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [node],
    );

/** The first text at one of the paths that is not empty; empty where there is none. */
export const textAt = (node: XmlNode, ...paths: readonly string[]): string =>
  paths
    .flatMap((path) => nodesAt(node, path).map(({ text }) => text.trim()))
    .find((text) => text !== '') ?? '';
