const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

// What XML 1.0 takes besides the printed signs is a tab and the ends of lines; a lone half of a pair is no sign.
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export const xmlText = (text: string): string =>
  text.replace(impossible, '').replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** An element with a text; nothing where there is none, as an empty element means something else to some. */
export const tag = (name: string, value: string | number | null): string =>
  value === null || value === '' ? '' : `<${name}>${xmlText(String(value))}</${name}>`;

/** A text of at most so many characters, ended at a word where one ends near. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(' ');
  // Half of a pair of surrogates would be no sign.
  return (end > most * 0.6 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '')).trimEnd();
}

/** On one line, as names and cells are. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
