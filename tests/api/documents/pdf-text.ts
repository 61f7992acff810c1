import { inflateSync } from 'node:zlib';

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

/** The objects of a PDF by their numbers, with their streams unpacked, as bytes of Latin-1. */
export function pdfObjects(bytes: Uint8Array): Map<string, PdfObject> {
  const text = Buffer.from(bytes).toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const [, number = '', body = ''] of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', packed] = body.split(/\nstream\n([\s\S]*)\nendstream/);
    const data = packed === undefined ? Buffer.alloc(0) : Buffer.from(packed, 'latin1');
    const stream = head.includes('/FlateDecode') ? inflateSync(data) : data;
    objects.set(number, { head, stream: stream.toString('latin1') });
  }
  return objects;
}

/** What glyphs mean, by their codes of four hexadecimal digits. */
function unicodeOf(map: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/gs)) {
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, units = ''], index) => {
      const code = (parseInt(first, 16) + index).toString(16).padStart(4, '0');
      const points = units.match(/\w{4}/g) ?? [];
      glyphs.set(code, String.fromCharCode(...points.map((unit) => parseInt(unit, 16))));
    });
  }
  return glyphs;
}

/** The texts of each page in the order of drawing, as a person who copies them gets them. */
export function pdfPages(bytes: Uint8Array): string[][] {
  const objects = pdfObjects(bytes);
  const fonts = new Map<string, Map<string, string>>();
  const fontOf = (number: string) => {
    const known = fonts.get(number);
    if (known) return known;
    const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.head ?? '') ?? [];
    const glyphs = unicodeOf(objects.get(map)?.stream ?? '');
    fonts.set(number, glyphs);
    return glyphs;
  };
  const [, kids = ''] =
    /\/Kids \[(.*?)\]/.exec([...objects.values()].find(isPages)?.head ?? '') ?? [];
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, page = '']) => {
    const head = objects.get(page)?.head ?? '';
    const reference = (name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? '';
    const resources = objects.get(reference('Resources'))?.head ?? '';
    const names = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font = '']) => [
        name,
        font,
      ]),
    );
    return textsOf(objects.get(reference('Contents'))?.stream ?? '', (name) =>
      fontOf(names.get(name) ?? ''),
    );
  });
}

const isPages = ({ head }: PdfObject): boolean => head.includes('/Type /Pages');

function textsOf(content: string, fontOf: (name: string) => Map<string, string>): string[] {
  let font = new Map<string, string>();
  const texts: string[] = [];
  for (const [, name, run] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name !== undefined) font = fontOf(name);
    if (run === undefined) continue;
    const codes = [...run.matchAll(/<(\w+)>/g)].flatMap(
      ([, hex = '']) => hex.match(/\w{4}/g) ?? [],
    );
    texts.push(codes.map((code) => font.get(code) ?? '\ufffd').join(''));
  }
  return texts;
}
