/** A file of an archive for tests; `claims` is what the central directory says of its size. */
export interface ExampleFile {
  readonly name: string;
  readonly text?: string;
  readonly claims?: number;
  readonly isEncrypted?: boolean;
  /** Shares the bytes of the file before it. */
  readonly overlaps?: boolean;
}

const latinBytes = (text: string): number[] => [...text].map((sign) => sign.charCodeAt(0));
const little = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, index) => (value >>> (index * 8)) & 0xff);

/** A ZIP archive of stored files, made by hand so that it can also be made wrong. */
export function exampleZip(files: readonly ExampleFile[]): Uint8Array {
  const body: number[] = [];
  const directory: number[] = [];
  let header = 0;
  for (const { name, text = '', claims, isEncrypted = false, overlaps = false } of files) {
    const flags = isEncrypted ? 1 : 0;
    const sizes = [...little(text.length, 4), ...little(claims ?? text.length, 4)];
    const common = [...little(20, 2), ...little(flags, 2), ...little(0, 10), ...sizes];
    if (!overlaps) {
      header = body.length;
      body.push(...little(0x04034b50, 4), ...common, ...little(name.length, 2), ...little(0, 2));
      body.push(...latinBytes(name), ...latinBytes(text));
    }
    directory.push(...little(0x02014b50, 4), ...little(20, 2), ...common);
    directory.push(...little(name.length, 2), ...little(0, 12), ...little(header, 4));
    directory.push(...latinBytes(name));
  }
  const count = little(files.length, 2);
  const place = [...little(directory.length, 4), ...little(body.length, 4)];
  const end = [...little(0x06054b50, 4), ...little(0, 4), ...count, ...count, ...place];
  return Uint8Array.from([...body, ...directory, ...end, 0, 0]);
}

const wordTypes =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** The parts that make an archive a document of Word. */
export const docxFiles: readonly ExampleFile[] = [
  { name: '[Content_Types].xml', text: wordTypes },
  { name: 'word/document.xml', text: '<w:document/>' },
];

/** The parts that make an archive a document of LibreOffice. */
export const odtFiles: readonly ExampleFile[] = [
  { name: 'mimetype', text: 'application/vnd.oasis.opendocument.text' },
  { name: 'content.xml', text: '<office:document-content/>' },
];

/** Bytes of a PDF with something in its middle. */
export const examplePdf = (inside = ''): Uint8Array =>
  Uint8Array.from(
    latinBytes(`%PDF-1.7\n1 0 obj\n<< ${inside} >>\nendobj\ntrailer\nstartxref\n9\n%%EOF\n`),
  );
