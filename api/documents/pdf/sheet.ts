import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../platform/project-root.ts';

/** A4 in points, with the margins that printers and punches leave alone. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 547, top: 44, bottom: 786 };

/** The colours of the shop on paper. */
export const ink = {
  text: '#16202d',
  muted: '#5a6472',
  line: '#d5d9de',
  tint: '#f3f6f5',
  accent: '#0d5a63',
} as const;

type Weight = 'regular' | 'semibold' | 'bold';

export interface TextStyle {
  readonly width: number;
  readonly size?: number;
  readonly weight?: Weight;
  readonly align?: 'left' | 'right' | 'center';
  readonly color?: string;
  /** Digits of one width, where numbers stand below each other. */
  readonly tabular?: boolean;
}

/** A document that is being drawn; places are in points from the upper left corner of a page. */
export interface Sheet {
  readonly pdf: PDFKit.PDFDocument;
  /** Writes and answers the height that it took. */
  readonly write: (text: string, x: number, y: number, style: TextStyle) => number;
  readonly heightOf: (text: string, style: TextStyle) => number;
  readonly rule: (y: number, color?: string, from?: number, to?: number) => void;
}

const fontFolder = join(projectRoot(), 'node_modules/@expo-google-fonts/manrope');
const fontFiles: Record<Weight, string> = {
  regular: '400Regular/Manrope_400Regular.ttf',
  semibold: '600SemiBold/Manrope_600SemiBold.ttf',
  bold: '700Bold/Manrope_700Bold.ttf',
};
// Read once: the process draws many documents with the same three.
let fonts: Promise<(readonly [Weight, Buffer])[]> | undefined;

const readFonts = () =>
  Promise.all(
    (['regular', 'semibold', 'bold'] as const).map(
      async (weight) => [weight, await readFile(join(fontFolder, fontFiles[weight]))] as const,
    ),
  );

/** What readers and archives are told of the document. */
export interface SheetFacts {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly language: string;
  /** Its day; the same document always gives the same bytes. */
  readonly createdAt: Date;
}

/** An empty document with its fonts; pages stay open until the end, for their numbers. */
export async function newSheet(facts: SheetFacts): Promise<Sheet> {
  fonts ??= readFonts();
  // Large, and loaded with the first document that a process draws.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: facts.language,
    displayTitle: true,
    info: {
      Title: facts.title,
      Author: facts.author,
      Subject: facts.subject,
      Creator: 'Obměna',
      Producer: 'Obměna',
      CreationDate: facts.createdAt,
      ModDate: facts.createdAt,
    },
  });
  for (const [weight, file] of await fonts) pdf.registerFont(weight, file);
  return { pdf, ...drawingOn(pdf) };
}

function drawingOn(pdf: PDFKit.PDFDocument): Omit<Sheet, 'pdf'> {
  const optionsOf = ({ width, size = 9, weight = 'regular', align, tabular }: TextStyle) => {
    pdf.font(weight).fontSize(size);
    return {
      width,
      align: align ?? 'left',
      lineGap: size * 0.12,
      ...(tabular === true ? { features: ['tnum' as const] } : {}),
    };
  };
  return {
    write: (text, x, y, style) => {
      const options = optionsOf(style);
      pdf.fillColor(style.color ?? ink.text).text(printable(text), x, y, options);
      return pdf.y - y;
    },
    heightOf: (text, style) => pdf.heightOfString(printable(text), optionsOf(style)),
    rule: (y, color = ink.line, from = page.left, to = page.right) => {
      pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.75).stroke(color);
    },
  };
}

/** Control characters have no glyph, and a line break of a name must not break the table. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ');
