/** An element as a name and what is in it; an attribute stands in the name: `Invoice version="6.0.2"`. */
export type Xml = readonly [name: string, content: string | readonly Xml[]];

// What XML 1.0 has no place for, not even as a reference; a half of a pair would not be UTF-8.
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** A text as the content of an element or an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(impossible, '').replace(/[&<>"\r]/g, (character) => references[character] ?? '');

/** Writes elements below each other, indented by their depth. */
export function writeXml([name, content]: Xml, depth = 0): string {
  const indent = '  '.repeat(depth);
  const [tag = name] = name.split(' ');
  if (typeof content === 'string') return `${indent}<${name}>${escapeXml(content)}</${tag}>\n`;
  const inside = content.map((child) => writeXml(child, depth + 1)).join('');
  return `${indent}<${name}>\n${inside}${indent}</${tag}>\n`;
}

/** The first characters of a text: programs of accounts take no more of it. */
export const clip = (text: string, most: number): string => [...text].slice(0, most).join('');
