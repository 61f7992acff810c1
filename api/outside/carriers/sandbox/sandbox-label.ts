import type { SandboxShipment } from './sandbox-shipments.ts';

/** How wide the bars of a code are together on the page, in points. */
const codeWidth = 200;

/**
 * The number as a code that scanners read at hand-over and in the carrier's depot (Code 128), drawn by rectangles in the
 * words of PDF.
 */
async function drawCode(number: string): Promise<string> {
  // Large, and most processes never print a label.
  const { render } = await import('bwip-js/node');
  const bars: { readonly left: number; readonly width: number }[] = [];
  let inked = 1;
  return render<string>(
    { bcid: 'code128', text: number, scale: 1 },
    {
      ...nothingDrawn,
      scale: (): [number, number] => [1, 1],
      init: (width) => {
        inked = width;
      },
      line: (middle, _top, _same, _bottom, width) => {
        // The middle of an odd number of dots is rounded up.
        bars.push({ left: middle - Math.ceil(width / 2), width });
      },
      end: () => {
        const unit = codeWidth / inked;
        const drawn = bars.map(({ left, width }) => {
          const from = (49 + left * unit).toFixed(3);
          return `${from} 180 ${(width * unit).toFixed(3)} 110 re`;
        });
        return `${drawn.join('\n')}\nf`;
      },
    },
  );
}

/** A code of lines has none of the other shapes. */
const nothingDrawn = {
  measure: () => ({ width: 0, ascent: 0, descent: 0 }),
  polygon: () => undefined,
  hexagon: () => undefined,
  ellipse: () => undefined,
  fill: () => undefined,
  text: () => undefined,
};

/** A page with lines and a code on it, in the simplest form that readers of PDF open. */
function sandboxPdf(lines: readonly string[], code: string): string {
  const safe = (text: string) => text.replace(/[^\x20-\x7E]/g, '?').replace(/[\\()]/g, '\\$&');
  const text = lines
    .map((line, at) => `${at === 0 ? '' : '0 -26 Td '}(${safe(line)}) Tj`)
    .join('\n');
  const stream = `BT /F1 16 Tf 24 380 Td\n${text}\nET\n${code}`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 298 420] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${String(stream.length)} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${String(at + 1)} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const end = body.length;
  return `${body}xref\n0 ${String(objects.length + 1)}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${String(objects.length + 1)} /Root 1 0 R >>\nstartxref\n${String(end)}\n%%EOF`;
}

type Labelled = Pick<SandboxShipment, 'number' | 'reference'>;

/** The label of a played carrier as a PDF of one A6 page; a real one carries its number as a code as well. */
export const sandboxLabel = async (
  carrier: string,
  { number, reference }: Labelled,
): Promise<string> => sandboxPdf([`SANDBOX ${carrier}`, number, reference], await drawCode(number));

/** The same in the words of label printers. */
export const sandboxZpl = (carrier: string, { number, reference }: Labelled): string =>
  `^XA^CI28^FO40,40^A0N,50,50^FDSANDBOX ${carrier}^FS^FO40,120^BY3^BCN,120,Y,N,N^FD${number}^FS^FO40,300^A0N,36,36^FD${reference}^FS^XZ`;
