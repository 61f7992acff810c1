import { create } from 'qrcode';
import { expect, it } from 'vitest';
import { renderPdf } from '#api/documents/pdf/render-pdf.ts';
import { qrPath } from '#api/documents/qr-path.ts';
import { lineOf } from '#core/documents/document.example.ts';
import type { InvoiceDocument } from '#core/documents/invoice-document.ts';
import { pdfObjects, pdfPages } from './pdf-text.ts';
import { issuedCreditNote, issuedInvoice, mixedLines, romanian } from './sample-documents.ts';

const textOf = async (document: InvoiceDocument): Promise<string> =>
  pdfPages(await renderPdf(document))
    .flat()
    .join('\n')
    .replaceAll('\u00a0', ' ');

it('prints who, what, when and how much, with Czech letters that can be copied', async () => {
  const text = await textOf(issuedInvoice({ lines: mixedLines }));
  for (const part of [
    ...['Faktura', 'daňový doklad č. 2260000017', '1260000001', '21.11.2026', '28.11.2026'],
    ...['Obměna s.r.o.', 'IČO 12345679', 'DIČ CZ12345679', 'Žofie Řeřichová', 'Příčná 7'],
    ...['370 01 České Budějovice', 'bankovní převod', 'Apple iPhone 15, černý', '3 ks'],
    ...['20 652,89', '24 990 Kč', '23 990 Kč', 'sleva 1 000 Kč z 24 990 Kč', '34 929 Kč'],
    ...['19-2000145399/0800', 'CZ65 0800 0000 1920 0014 5399', 'strana 1 z 1'],
  ]) {
    expect(text).toContain(part);
  }
});

it('sums VAT up per rate, and only of lines that show it', async () => {
  const text = await textOf(issuedInvoice({ lines: mixedLines }));
  const summary = text.slice(text.indexOf('Rekapitulace DPH'));
  expect(summary).toContain('Sazba 21 %\n20 939,67\n4 397,33\n25 337,00');
  expect(summary).toContain('Sazba 12 %\n100,00\n12,00\n112,00');
  expect(summary).toContain('Zvláštní režim – použité zboží\n–\n–\n6 990,00');
  expect(summary).toContain('Osvobozeno od DPH\n–\n–\n2 490,00');
  expect(summary).toContain('(§ 90 zákona č. 235/2004 Sb.)');
});

it('says nothing of schemes that the document does not have', async () => {
  const text = await textOf(issuedInvoice());
  expect(text).not.toContain('režim');
  expect(text).not.toContain('svoboz');
});

it('prints Romanian letters, terms and law, and asks for a transfer without a code', async () => {
  const text = await textOf(issuedInvoice({ ...romanian, lines: mixedLines }));
  for (const part of [
    ...['Factură', 'Cumpărător', 'SC Înghețată și Țuică SRL', 'Târgu Mureș', 'CUI 18547290'],
    ...['34.929 Lei', '20.652,89', 'reg. marjei', 'art. 312 din Codul fiscal', 'pagina 1 din 1'],
    ...['RO49 AAAA 1B31 0075 9384 0000', 'Banca Exemplu, AAAAROBU', 'Referința plății'],
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('Cod QR');
});

it('names the country of a buyer from abroad', async () => {
  const { buyer } = issuedInvoice();
  expect(await textOf(issuedInvoice({ buyer: { ...buyer, country: 'SK' } }))).toContain(
    'Slovensko',
  );
});

it('prints a credit note with the invoice it corrects, the reason and what goes back', async () => {
  const text = await textOf(issuedCreditNote({ paid: 0 }));
  for (const part of [
    ...['Dobropis', 'opravný daňový doklad č. 3260000002', '2260000001 ze dne 21.11.2026'],
    ...['odstoupení od smlouvy', '−24 990 Kč', '−20 652,89', '−4 337,11', 'K vrácení\n24 990 Kč'],
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('Datum splatnosti');
  expect(await textOf(issuedCreditNote())).toContain('Peníze jsme vám už poslali zpět.');
});

it.each([
  [{ payment: 'card', paid: 24_990 }, 'Zaplaceno. Fakturu už neplaťte.', '0 Kč'],
  [{ payment: 'card' }, 'Zaplatíte online.', '24 990 Kč'],
  [{ payment: 'cash_on_delivery' }, 'Zaplatíte při převzetí.', '24 990 Kč'],
  [{ payment: 'leasing' }, 'Zaplatí úvěrová společnost', '24 990 Kč'],
  [{ payment: 'none', buyback: 24_990 }, 'Není co platit.', '0 Kč'],
  [{ payment: 'bank_transfer', paid: 24_990 }, 'Zaplaceno. Fakturu už neplaťte.', '0 Kč'],
] as const)('says of %j what is still to be paid, and shows no code', async (facts, said, left) => {
  const text = await textOf(issuedInvoice(facts));
  expect(text).toContain(said);
  expect(text).toContain(`K úhradě\n${left}`);
  expect(text).not.toContain('QR Platba');
});

it('sets off a swapped device and its bonus', async () => {
  const text = await textOf(issuedInvoice({ buyback: 7_500, bonus: 1_000 }));
  expect(text).toContain('Započtený výkup\n−7 500 Kč\nBonus za výkup\n−1 000 Kč');
  expect(text).toContain('K úhradě\n16 490 Kč');
});

it('draws the payment code as vectors, of exactly the amount that is left', async () => {
  const objects = pdfObjects(await renderPdf(issuedInvoice({ paid: 4_990 })));
  const drawn = [...objects.values()].some(({ stream }) =>
    stream.includes(pathOperators(qrPath(spayd(20_000)).path)),
  );
  expect(drawn).toBe(true);
  expect([...objects.values()].some(({ head }) => head.includes('/Subtype /Image'))).toBe(false);
});

const spayd = (amount: number) =>
  `SPD*1.0*ACC:CZ6508000000192000145399+GIBACZPX*AM:${String(amount)}.00*CC:CZK*X-VS:1260000001*MSG:OBJEDNAVKA 1260000001`;

/** The first strokes of a path as a PDF writes them. */
const pathOperators = (path: string): string =>
  [...path.slice(0, 400).matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)]
    .map(([, x = '', y = '', run = '']) => {
      const [left, top, right] = [Number(x), Number(y), Number(x) + Number(run)];
      const bottom = top + 1;
      return `${left} ${top} m\n${right} ${top} l\n${right} ${bottom} l\n${left} ${bottom} l\nh\n`;
    })
    .join('');

it.each(['SPD*1.0', spayd(1), 'https://obmena.example/'.repeat(20)])(
  'joins the modules of the code of %s to runs without losing one',
  (text) => {
    const { size, path } = qrPath(text);
    const filled = new Array<number>(size * size).fill(0);
    for (const [, x = '', y = '', run = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
      filled.fill(1, Number(y) * size + Number(x), Number(y) * size + Number(x) + Number(run));
    }
    expect(filled).toEqual([...create(text, { errorCorrectionLevel: 'M' }).modules.data]);
  },
);

it('goes over as many pages as a thousand lines need, each with the names of the columns', async () => {
  const lines = Array.from({ length: 1_000 }, (_, index) =>
    lineOf({ name: `Věc ${String(index)}` }),
  );
  const pages = pdfPages(await renderPdf(issuedInvoice({ lines })));
  expect(pages.length).toBeGreaterThan(30);
  const items = pages.flat().filter((text) => text.startsWith('Věc '));
  expect(items).toEqual(lines.map(({ name }) => name));
  pages.forEach((texts, index) => {
    const hasLines = texts.some((text) => text.startsWith('Věc '));
    expect(texts.filter((text) => text === 'Celkem s DPH').length).toBeGreaterThan(0);
    expect(texts.includes('Položka')).toBe(hasLines);
    expect(texts.at(-1)).toContain(`strana ${String(index + 1)} z ${String(pages.length)}`);
  });
}, 60_000);

it('wraps a name that no column can hold, and swallows what is no letter', async () => {
  const name = `${'Nejneobhospodařovávatelnější '.repeat(20)}${'x'.repeat(300)}`;
  const lines = [lineOf({ name }), lineOf({ name: 'Pouz\u0000dro\nna mobil' })];
  const [page = []] = pdfPages(await renderPdf(issuedInvoice({ lines })));
  const wrapped = page.filter((text) => /^(Nejne|x)/.test(text)).join('');
  expect(wrapped.replace(/\s/g, '')).toBe(name.replace(/\s/g, ''));
  expect(page).toContain('Pouz dro na mobil');
});

it('tells readers its title and language, and gives the same bytes for the same document', async () => {
  const [first, second] = await Promise.all([
    renderPdf(issuedInvoice({ lines: mixedLines })),
    renderPdf(issuedInvoice({ lines: mixedLines })),
  ]);
  expect(Buffer.compare(first, second)).toBe(0);
  expect(Buffer.compare(first, await renderPdf(issuedInvoice()))).not.toBe(0);
  const text = Buffer.from(first).toString('latin1');
  expect(text).toContain('/Lang (cs)');
  expect(text).toContain('(Faktura 2260000017)');
  expect(text).toContain('(D:20261121000000Z)');
});
