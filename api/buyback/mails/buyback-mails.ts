import type { Language, Market } from '#core/market/market.ts';
import { buybackPaths } from '#core/paths/buyback-paths.ts';
import * as cs from '#core/phrases/cs/buyback-mail.ts';
import type { BuybackMailKind } from '#core/phrases/cs/buyback-mail.ts';
import * as ro from '#core/phrases/ro/buyback-mail.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { formatDate } from '#core/shared/calendar.ts';
import type { DocumentSeller } from '#core/documents/invoice-document.ts';
import { formatMoney } from '#core/shared/money.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { ComposeMail, MailKinds, QueuedMail } from '../../platform/mail/mail-kinds.ts';
import { deviceWithColor } from '../../price-lists/priced-device.ts';
import { BuybackModel } from '../buyback-model.ts';
import { fillText } from '../../platform/mail/fill-text.ts';
import { layOut } from '../../platform/mail/mail-layout.ts';
import type { MailParts } from '../../platform/mail/mail-parts.ts';
import { ownSentences } from '../../platform/mail/own-sentences.ts';
import { findSeller } from '../../platform/seller/read-seller.ts';
import { offerDetails, type OfferDetails } from './offer-details.ts';
import { buybackIdOf } from './mail-subject.ts';
import { paidParts, type PaidParts } from './paid-parts.ts';

const phrases = { cs, ro };

/** Kinds that speak of a counter-offer and let the customer decide. */
const deciding: readonly BuybackMailKind[] = [
  'buyback-counter-offer',
  'buyback-reminder',
  'buyback-swap-lowered',
  'buyback-swap-rejected',
  'buyback-swap-reminder',
];

/** Kinds about a device that an order waits for: its page offers more than yes and no. */
const ofSwaps: readonly BuybackMailKind[] = [
  'buyback-swap-lowered',
  'buyback-swap-rejected',
  'buyback-swap-reminder',
];

const composeAs =
  (kind: BuybackMailKind): ComposeMail =>
  async (mail, deps) => {
    const row = await BuybackModel.query(deps.knex).findById(buybackIdOf(mail.subjectKey));
    if (!row || row.wipedAt) return null;
    // Sold meanwhile: the row has the code of the sale now, which is not this mail's to tell.
    if (kind === 'buyback-offer' && row.status !== 'quoted') return null;
    if (kind === 'buyback-paid') {
      const paid = await paidParts(deps, row);
      return layOut(partsOf(paid.kind, row, mail, deps, null, paid));
    }
    if (!deciding.includes(kind)) return layOut(await ownParts(kind, row, mail, deps));
    const offer = await offerDetails(deps, row, mail.language);
    // Decided meanwhile: an invitation to decide would only confuse.
    return offer && layOut(partsOf(kind, row, mail, deps, offer));
  };

/** The mails of the buy-back by their kind. */
export const buybackMailKinds: MailKinds = Object.fromEntries(
  // Object.keys forgets that the keys are the table's own.
  (Object.keys(cs.buybackMails) as BuybackMailKind[]).map((kind) => [kind, composeAs(kind)]),
);

interface Found {
  readonly offer: OfferDetails | null;
  readonly paid: PaidParts | null;
}

/** What the sentences of a mail may name. */
function valuesOf(row: BuybackModel, language: Language, market: Market, { offer, paid }: Found) {
  const money = (amount: number) => formatMoney(amount, market.code);
  const lastDay = dayInTimeZone(offer?.answerBy ?? row.lockedUntil, market.timeZone);
  return {
    device: deviceWithColor(row.snapshot.device, language),
    price: money(offer?.price ?? row.price),
    originalPrice: money(row.snapshot.price),
    date: formatDate(lastDay),
    code: row.code,
    sale: String(row.id),
    number: offer?.orderNumber ?? paid?.orderNumber ?? '',
    paid: money(paid?.sent ?? 0),
    setOff: money(paid?.setOff ?? 0),
    voucher: money(paid?.voucher?.amount ?? 0),
    voucherEnd: paid?.voucher ? formatDate(paid.voucher.lastDay) : '',
  };
}

/** Goods that their customer has are not called off: other ways, and another end of silence. */
function aheadOf(
  kind: BuybackMailKind,
  [first = '']: readonly string[],
  words: (typeof phrases)['cs']['buybackMailWords'] | (typeof phrases)['ro']['buybackMailWords'],
): readonly string[] {
  const { aheadWays, aheadSilence, aheadRejected } = words;
  if (kind === 'buyback-swap-rejected') return [aheadRejected, aheadSilence];
  return kind === 'buyback-swap-lowered' ? [first, aheadWays, aheadSilence] : [first, aheadSilence];
}

/** A mail that names no money and no deadline: the shop may word it itself. */
async function ownParts(
  kind: BuybackMailKind,
  row: BuybackModel,
  mail: QueuedMail,
  deps: Dependencies,
): Promise<MailParts> {
  const usual = phrases[mail.language].buybackMails[kind];
  const { subject, paragraphs } = await ownSentences(deps.knex, kind, mail.language, usual);
  const parts = partsOf(kind, row, mail, deps, null);
  const values = valuesOf(row, mail.language, deps.market, { offer: null, paid: null });
  const seller =
    kind === 'buyback-confirmation' ? await findSeller(deps.knex, deps.environment) : null;
  return {
    ...parts,
    groups: seller ? [parcelGroup(seller, row, mail.language)] : parts.groups,
    subject: fillText(subject, values),
    paragraphs: paragraphs.map((text) => fillText(text, values)),
  };
}

/** Where the device is sent, as it is written on the parcel. */
function parcelGroup(seller: DocumentSeller, { id }: BuybackModel, language: Language) {
  const { sendTo, number } = phrases[language].buybackMailWords;
  const { name, street, postcode, city, phone } = seller;
  const lines = [name, street, `${postcode} ${city}`, phone, `${number}: ${String(id)}`];
  return { title: sendTo, facts: [], text: lines.filter((line) => line !== '').join(', ') };
}

function partsOf(
  kind: BuybackMailKind,
  row: BuybackModel,
  { language }: QueuedMail,
  { market, environment }: Dependencies,
  offer: OfferDetails | null,
  paid: PaidParts | null = null,
): MailParts {
  const { buybackMails, buybackMailWords: words } = phrases[language];
  const sentences = buybackMails[kind];
  const values = valuesOf(row, language, market, { offer, paid });
  const fill = (text: string) => fillText(text, values);
  const paths = buybackPaths(market.code);
  const urlOf = (path: string) => `${environment.publicUrl}${path}`;
  // A quote is opened at its own address; a sale is asked for by its code and the e-mail.
  const isQuote = kind === 'buyback-offer';
  const page = isQuote
    ? paths.offer(row.code)
    : `${paths.status}?code=${encodeURIComponent(row.code)}`;
  const link = { label: fill(sentences.button), url: urlOf(page) };
  const isSwap = ofSwaps.includes(kind);
  const decide = (code: string, decision: 'accept' | 'refuse') =>
    `${urlOf(paths.counterOffer(code))}?decision=${decision}`;
  return {
    language,
    subject: fill(sentences.subject),
    heading: sentences.heading,
    greeting: words.greeting,
    paragraphs: [
      ...(offer?.isAhead ? aheadOf(kind, sentences.paragraphs, words) : sentences.paragraphs),
      ...(paid?.voucher ? [words.voucher] : []),
    ].map(fill),
    facts: offer
      ? [
          [words.device, values.device],
          [words.originalPrice, values.originalPrice],
          [words.newPrice, values.price],
          [words.answerBy, values.date],
        ]
      : [
          [words.device, values.device],
          [words.price, values.price],
          [words.code, row.code],
          ...(isQuote ? [] : [[words.number, values.sale] as const]),
        ],
    groups: offer?.groups ?? [],
    buttons: offer
      ? isSwap
        ? [{ label: link.label, url: urlOf(paths.counterOffer(offer.code)) }]
        : [
            { label: link.label, url: decide(offer.code, 'accept') },
            { label: words.refuse, url: decide(offer.code, 'refuse'), quiet: true },
          ]
      : [link],
    signature: words.signature,
    footer: isQuote ? words.automaticQuote : words.automatic,
  };
}
