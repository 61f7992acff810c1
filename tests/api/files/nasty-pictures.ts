import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A small valid picture, different for every colour. */
export const plainPicture = (
  { width = 40, height = 30, color = '#336699' } = {},
  format: 'jpeg' | 'png' | 'webp' | 'avif' = 'png',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .toFormat(format)
    .toBuffer();

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** A PNG whose header announces this size, with pixels that unpack from next to nothing. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(20_000_000));
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([pngSignature, ...chunks]);
}

/** A valid PNG with a text chunk that unpacks to 100 MB. */
export async function pngWithTextBomb(): Promise<Buffer> {
  const png = await plainPicture({ color: '#123456' });
  const text = Buffer.concat([
    Buffer.from('a\0\0', 'latin1'),
    deflateSync(Buffer.alloc(100_000_000)),
  ]);
  const end = png.length - 12;
  return Buffer.concat([png.subarray(0, end), chunk('zTXt', text), png.subarray(end)]);
}

/** Several frames in one file. */
export async function animation(format: 'webp' | 'gif'): Promise<Buffer> {
  const frames = ['#ff0000', '#00ff00'].map((color) => plainPicture({ color }));
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

export const svgWithScript =
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
