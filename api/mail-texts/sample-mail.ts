import { knownPlaces, type EditableMail, type MailSentences } from '#core/mails/mail-sentences.ts';
import type { Language, MarketCode } from '#core/market/market.ts';
import { accountMail as csAccount } from '#core/phrases/cs/account-mail.ts';
import * as csBuybacks from '#core/phrases/cs/buyback-mail.ts';
import * as csOrders from '#core/phrases/cs/order-mail.ts';
import * as csRepairs from '#core/phrases/cs/repair-mail.ts';
import * as csReservations from '#core/phrases/cs/reservation-mail.ts';
import { accountMail as roAccount } from '#core/phrases/ro/account-mail.ts';
import * as roBuybacks from '#core/phrases/ro/buyback-mail.ts';
import * as roOrders from '#core/phrases/ro/order-mail.ts';
import * as roRepairs from '#core/phrases/ro/repair-mail.ts';
import * as roReservations from '#core/phrases/ro/reservation-mail.ts';
import { usualNumber } from '#core/settings/shop-numbers.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { daysText } from '#core/shared/days-text.ts';
import { formatMoney } from '#core/shared/money.ts';
import { accountSentences, type EditableStory } from '../accounts/account-sentences.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { fillText } from '../platform/mail/fill-text.ts';
import type { MailContent } from '../platform/mail/mail-kinds.ts';
import { layOut } from '../platform/mail/mail-layout.ts';
import { ownSentences } from '../platform/mail/own-sentences.ts';

type Sentences = MailSentences & { readonly heading: string; readonly button: string };
type Words = Readonly<Record<'greeting' | 'signature' | 'automatic', string>>;

type Account = Parameters<typeof accountSentences>[0];

const ofAccount = (words: Account): Record<`account-${EditableStory}`, Sentences> => ({
  'account-invite': accountSentences(words, 'invite'),
  'account-register': accountSentences(words, 'register'),
  'account-reset': accountSentences(words, 'reset'),
});

const sentences: Readonly<Record<Language, Readonly<Record<EditableMail, Sentences>>>> = {
  cs: {
    ...csOrders.orderMails,
    ...csReservations.reservationMails,
    ...csBuybacks.buybackMails,
    ...csRepairs.repairMails,
    ...ofAccount(csAccount),
  },
  ro: {
    ...roOrders.orderMails,
    ...roReservations.reservationMails,
    ...roBuybacks.buybackMails,
    ...roRepairs.repairMails,
    ...ofAccount(roAccount),
  },
};
const accountWords = ({ greeting, signature, footer }: Account): Words => ({
  greeting,
  signature,
  automatic: footer,
});
/** By the first word of a mail's kind. */
const wordsOf: Readonly<Record<Language, Readonly<Record<string, Words>>>> = {
  cs: {
    order: csOrders.orderMailWords,
    reservation: csReservations.reservationMailWords,
    buyback: csBuybacks.buybackMailWords,
    repair: csRepairs.repairMailWords,
    account: accountWords(csAccount),
  },
  ro: {
    order: roOrders.orderMailWords,
    reservation: roReservations.reservationMailWords,
    buyback: roBuybacks.buybackMailWords,
    repair: roRepairs.repairMailWords,
    account: accountWords(roAccount),
  },
};

/** What the program itself says in a mail. */
export const usualSentences = (kind: EditableMail, language: Language): Sentences =>
  sentences[language][kind];

const places: Readonly<Record<Language, { readonly store: string; readonly point: string }>> = {
  cs: { store: 'Praha, Národní 12', point: 'Z-BOX, Dlouhá 5, Brno' },
  ro: { store: 'București, Calea Victoriei 12', point: 'easybox, Strada Lungă 5, Cluj-Napoca' },
};

/** A value for every place of the editable mails; nobody's, and recognisable as made up. */
const sampleValues = (language: Language, market: MarketCode, today: string) => ({
  number: '2026000123',
  due: formatMoney(12_990, market),
  toPay: formatMoney(1_290, market),
  refunded: formatMoney(690, market),
  destination: places[language].point,
  parcels: 'Z 123 4567 890',
  product: 'iPhone 15 128 GB',
  store: places[language].store,
  readyDate: formatDate(today),
  readyTime: '14:30',
  date: formatDate(today),
  time: '18:00',
  until: formatDate(today),
  device: 'iPhone 13 128 GB',
  price: formatMoney(5_900, market),
  code: 'AbC123dEf456',
  slot: `${formatDate(today)} 14:30`,
  kept: daysText(language, usualNumber('unclaimed_days')),
});

/** A mail as it would be sent now, with made-up values. */
export async function sampleMail(
  { knex, market, environment }: Pick<Dependencies, 'knex' | 'market' | 'environment'>,
  kind: EditableMail,
  language: Language,
  today: string,
): Promise<MailContent> {
  const usual = usualSentences(kind, language);
  const said = await ownSentences(knex, kind, language, usual);
  const words = wordsOf[language][kind.slice(0, kind.indexOf('-'))];
  if (!words) throw new Error(`a mail ${kind} has no words`);
  const fill = (text: string) => fillText(text, sampleValues(language, market.code, today));
  return layOut({
    language,
    subject: fill(said.subject),
    heading: said.heading,
    greeting: words.greeting,
    paragraphs: said.paragraphs.map(fill),
    facts: [],
    groups: [],
    buttons: [{ label: said.button, url: environment.publicUrl }],
    signature: words.signature,
    footer: words.automatic,
  });
}

/** What staff are shown of a mail beside how it looks. */
export const aboutMail = (kind: EditableMail, language: Language) => {
  const usual = usualSentences(kind, language);
  const [intro = ''] = usual.paragraphs;
  return { places: knownPlaces(usual), usual: { subject: usual.subject, intro } };
};
