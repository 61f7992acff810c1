import { describe, expect, it } from 'vitest';
import { accept, refuse } from '../shared/result.ts';
import { checkCv, largestCv } from './check-cv.ts';
import { docxFiles, examplePdf, exampleZip, odtFiles } from './zip.example.ts';

const never = () => null;
const check = (name: string, bytes: Uint8Array) => checkCv(name, bytes, never);
const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('checkCv', () => {
  it('takes the three formats by their content', () => {
    expect(check('cv.pdf', examplePdf())).toEqual(accept('pdf'));
    expect(check('Můj životopis.DOCX', exampleZip(docxFiles))).toEqual(accept('docx'));
    expect(check('cv.odt', exampleZip(odtFiles))).toEqual(accept('odt'));
  });

  it('refuses an empty file and one above 5 MiB', () => {
    expect(check('cv.pdf', new Uint8Array())).toEqual(refuse('cv_empty'));
    expect(check('cv.pdf', new Uint8Array(largestCv + 1))).toEqual(refuse('cv_too_large'));
  });

  it.each([
    ['a program renamed to PDF', 'cv.pdf', bytesOf('MZ\u0090\u0000This program')],
    ['a program', 'cv.exe', bytesOf('MZ\u0090\u0000')],
    ['a PDF with something before it', 'cv.pdf', bytesOf('MZ%PDF-1.7\nstartxref\n9\n%%EOF')],
    ['an archive called PDF', 'cv.pdf', exampleZip(docxFiles)],
    ['an old document of Word', 'cv.docx', bytesOf('\u00d0\u00cf\u0011\u00e0')],
    ['a name without an ending', 'cv', examplePdf()],
    ['a page', 'cv.html', bytesOf('<script>')],
    [
      'a table called a text',
      'cv.odt',
      exampleZip([{ name: 'mimetype', text: 'application/zip' }, { name: 'content.xml' }]),
    ],
  ])('refuses %s by its type', (_, name, bytes) => {
    expect(check(name, bytes)).toEqual(refuse('cv_type'));
  });

  it.each([
    ['a PDF that was cut off', 'cv.pdf', bytesOf('%PDF-1.7\n1 0 obj')],
    ['an archive without a text', 'cv.docx', exampleZip([{ name: 'a.txt' }])],
    ['an archive that was cut off', 'cv.docx', exampleZip(docxFiles).subarray(0, -30)],
    ['a path out of the archive', 'cv.odt', exampleZip([...odtFiles, { name: '../etc/passwd' }])],
    ['a bomb', 'cv.docx', exampleZip([...docxFiles, { name: 'x', claims: 60 * 1024 * 1024 }])],
  ])('refuses %s as broken', (_, name, bytes) => {
    expect(check(name, bytes)).toEqual(refuse('cv_broken'));
  });

  it.each([
    ['a PDF that runs a script', 'cv.pdf', examplePdf('/S /JavaScript /JS (app.alert(1))')],
    ['a PDF that starts a program', 'cv.pdf', examplePdf('/S /Launch /F (cmd.exe)')],
    [
      'a document with macros',
      'cv.docx',
      exampleZip([...docxFiles, { name: 'word/vbaProject.bin' }]),
    ],
    [
      'a document with a control',
      'cv.docx',
      exampleZip([...docxFiles, { name: 'word/activeX/a.xml' }]),
    ],
    ['a text with Basic', 'cv.odt', exampleZip([...odtFiles, { name: 'Basic/script-lc.xml' }])],
  ])('refuses %s', (_, name, bytes) => {
    expect(check(name, bytes)).toEqual(refuse('cv_macros'));
  });

  it('refuses what a password closes', () => {
    expect(check('cv.pdf', examplePdf('/Encrypt 5 0 R'))).toEqual(refuse('cv_locked'));
    const locked = exampleZip(docxFiles.map((file) => ({ ...file, isEncrypted: true })));
    expect(check('cv.docx', locked)).toEqual(refuse('cv_locked'));
  });
});
