import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Loads the decoder, which is no code of ours and none of the library that draws the codes. */
export async function prepareReader(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasm = await readFile(file);
  const wasmBinary = new Uint8Array(wasm).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

// The separator and mark of GS1 are no part of what our reader compares.
const plain = { textMode: 'Plain' } as const;

/** What stands on a picture; `nothing` where no code is found. */
export async function readPicture(png: Buffer): Promise<string> {
  const [found] = await readBarcodes(new Uint8Array(png), plain);
  return found?.text ?? 'nothing';
}

/** What stands on each page of a PDF of labels, out of the pictures that it holds, in the order of the file. */
export async function readPdf(pdf: Uint8Array): Promise<string[]> {
  const codes: string[] = [];
  for (const image of picturesOf(Buffer.from(pdf))) {
    const [found] = await readBarcodes(image, plain);
    codes.push(found?.text ?? 'nothing');
  }
  return codes;
}

/** What stands on a page whose code is drawn by rectangles, as carriers draw theirs: they are put on a picture that is read. */
export async function readDrawn(pdf: Uint8Array): Promise<string> {
  const scale = 4;
  const [width, height] = [298 * scale, 420 * scale];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const bars = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm);
  for (const [, ...numbers] of bars) {
    const [x = 0, y = 0, wide = 0, high = 0] = numbers.map((text) => Number(text) * scale);
    for (let row = Math.round(y); row < Math.round(y + high); row += 1) {
      for (let dot = Math.round(x); dot < Math.round(x + wide); dot += 1) {
        data.fill(0, (row * width + dot) * 4, (row * width + dot) * 4 + 3);
      }
    }
  }
  const [found] = await readBarcodes({ data, width, height, colorSpace: 'srgb' }, plain);
  return found?.text ?? 'nothing';
}

/** Colour pictures as a PDF keeps them: three bytes a dot, packed by deflate. */
function picturesOf(pdf: Buffer) {
  const heads = /<<([^<>]*\/Subtype \/Image[^<>]*\/ColorSpace \/DeviceRGB[^<>]*)>>\s*stream\r?\n/g;
  return [...pdf.toString('latin1').matchAll(heads)].map((head) => {
    const number = (name: string) => Number(new RegExp(`/${name} (\\d+)`).exec(head[1] ?? '')?.[1]);
    const from = head.index + head[0].length;
    const rgb = inflateSync(pdf.subarray(from, from + number('Length')));
    const [width, height] = [number('Width'), number('Height')];
    const data = new Uint8ClampedArray(width * height * 4).fill(255);
    for (let dot = 0; dot < width * height; dot += 1) {
      data.set(rgb.subarray(dot * 3, dot * 3 + 3), dot * 4);
    }
    return { data, width, height, colorSpace: 'srgb' } as const;
  });
}
