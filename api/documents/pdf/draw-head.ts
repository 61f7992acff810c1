import type { DocumentParty, PrintedDocument } from '#core/documents/invoice-document.ts';
import type { DocumentWords } from '../document-words.ts';
import { ink, page, type Sheet } from './sheet.ts';

const middle = 306;
const columnWidth = page.right - middle;

/** Title, both parties and the facts of the first page. Answers where the next thing may begin. */
export function drawHead(sheet: Sheet, document: PrintedDocument, words: DocumentWords): number {
  drawTitle(sheet, document, words);
  const y = 112;
  const bottom = Math.max(
    drawParty(sheet, page.left, y, words.say('seller'), document.seller, words, [
      document.seller.eMail,
      document.seller.phone,
    ]),
    drawParty(
      sheet,
      middle,
      y,
      words.say('buyer'),
      document.buyer,
      words,
      [],
      foreignCountry(document),
    ),
  );
  return drawFacts(sheet, document, words, bottom + 18);
}

function drawTitle(sheet: Sheet, { kind, number }: PrintedDocument, { say }: DocumentWords): void {
  sheet.write('Obměna', page.left, page.top - 4, {
    width: 220,
    size: 22,
    weight: 'bold',
    color: ink.accent,
  });
  sheet.write(say(kind), middle, page.top - 4, {
    width: columnWidth,
    size: 22,
    weight: 'bold',
  });
  sheet.write(`${say(`${kind}Kind`)} ${say('number', { number })}`, middle, page.top + 26, {
    width: columnWidth,
    size: 10.5,
    tabular: true,
  });
  sheet.rule(page.top + 52, ink.accent);
}

function drawParty(
  sheet: Sheet,
  x: number,
  y: number,
  title: string,
  party: DocumentParty,
  { say }: DocumentWords,
  contacts: readonly string[],
  country = '',
): number {
  const style = { width: columnWidth - 12, size: 9.5 } as const;
  let at = y + sheet.write(title, x, y, { ...style, size: 8, color: ink.muted }) + 3;
  at += sheet.write(party.name, x, at, { ...style, size: 11, weight: 'semibold' }) + 1;
  const place = [party.postcode, party.city].filter((part) => part !== '').join(' ');
  for (const text of [party.street, place, country]) {
    if (text !== '') at += sheet.write(text, x, at, style);
  }
  at += 4;
  const ids = [
    party.companyId === null ? '' : `${say('companyId')} ${party.companyId}`,
    party.vatId === null ? '' : `${say('vatId')} ${party.vatId}`,
  ].filter((text) => text !== '');
  if (ids.length > 0) at += sheet.write(ids.join('   '), x, at, style);
  if (contacts.length > 0) {
    at += sheet.write(contacts.join('   '), x, at, { ...style, color: ink.muted });
  }
  return at;
}

/** Named only where it is not the seller's. */
const foreignCountry = ({ buyer, seller, language }: PrintedDocument): string =>
  buyer.country === seller.country
    ? ''
    : (new Intl.DisplayNames(language, { type: 'region' }).of(buyer.country) ?? buyer.country);

type Fact = readonly [label: string, value: string];

/** Dates and names of the deal: four of them, and below two that may be longer. */
function factsOf(
  { kind, correction, ...document }: PrintedDocument,
  { say, day }: DocumentWords,
): readonly (readonly Fact[])[] {
  const issued: Fact = [say('issuedOn'), day(document.issuedOn)];
  const supplied: Fact = [say('suppliedOn'), day(document.suppliedOn)];
  const order: Fact = [say('order'), document.orderNumber];
  const payment: Fact = [say('paymentMethod'), say(document.payment)];
  if (kind === 'credit_note' && correction !== null) {
    const { number, issuedOn, reason } = correction;
    const corrected = say('correctedOf', { number, date: day(issuedOn) });
    return [
      [issued, supplied, order, payment],
      [
        [say('correctedInvoice'), corrected],
        [say('correctionReason'), say(reason)],
      ],
    ];
  }
  // Nothing is supplied yet where money is only asked for.
  return [
    [
      issued,
      ...(kind === 'proforma' ? [] : [supplied]),
      [say('dueOn'), day(document.dueOn)],
      order,
    ],
    [payment, [say('variableSymbol'), document.variableSymbol]],
  ];
}

function drawFacts(
  sheet: Sheet,
  document: PrintedDocument,
  words: DocumentWords,
  start: number,
): number {
  sheet.rule(start);
  let y = start + 9;
  for (const row of factsOf(document, words)) {
    const width = (page.right - page.left) / row.length;
    const heights = row.map(([label, value], index) => {
      const x = page.left + index * width;
      const style = { width: width - 10, tabular: true } as const;
      const height = sheet.write(label, x, y, { ...style, size: 7.5, color: ink.muted }) + 1;
      return (
        height + sheet.write(value, x, y + height, { ...style, size: 9.5, weight: 'semibold' })
      );
    });
    y += Math.max(...heights) + 8;
  }
  return y + 10;
}
