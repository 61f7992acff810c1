import type { EnquiryTopic } from '#core/enquiries/enquiry.ts';
import type { Language } from '#core/market/market.ts';
import * as cs from '#core/phrases/cs/enquiry-mail.ts';
import type { EnquiryField } from '#core/phrases/cs/enquiry-mail.ts';
import * as ro from '#core/phrases/ro/enquiry-mail.ts';
import { fillText } from '../platform/mail/fill-text.ts';
import { layOut } from '../platform/mail/mail-layout.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Environment } from '../platform/settings/environment.ts';
import type { ComposeMail, MailKinds } from '../platform/mail/mail-kinds.ts';
import type { MailRequest } from '../platform/mail/queue-mail.ts';
import { EnquiryModel, type EnquiryContent } from './enquiry-model.ts';

const phrases = { cs, ro };

export const enquirySubject = (id: number): string => `enquiry:${String(id)}`;

/** The mails about an enquiry: one tells the shop, one thanks the sender. */
export const mailsAbout = (
  row: Pick<EnquiryModel, 'id' | 'language'>,
  eMail: string,
  { environment, market }: Pick<Dependencies, 'environment' | 'market'>,
): MailRequest[] => {
  const subjectKey = enquirySubject(row.id);
  const shop = { language: market.language, recipient: shopAddress(environment) };
  return [
    { kind: 'enquiry-notice', subjectKey, ...shop },
    { kind: 'enquiry-receipt', subjectKey, language: row.language, recipient: eMail },
  ];
};

/** The answer goes out in the language of the form. */
export const answerMail = (
  row: Pick<EnquiryModel, 'id' | 'language'>,
  eMail: string,
): MailRequest => ({
  kind: 'enquiry-answer',
  subjectKey: enquirySubject(row.id),
  language: row.language,
  recipient: eMail,
});

const shopAddress = ({ enquiriesMail, publicUrl }: Environment): string =>
  enquiriesMail ?? `obchod@${new URL(publicUrl).hostname}`;

async function findEnquiry({ knex }: Dependencies, subjectKey: string) {
  const id = /^enquiry:(\d+)$/.exec(subjectKey)?.[1];
  if (id === undefined) throw new Error('a mail of an enquiry is about something else');
  const row = await EnquiryModel.query(knex).findById(Number(id));
  return row?.wipedAt ? undefined : row;
}

const notice: ComposeMail = async (mail, deps) => {
  const row = await findEnquiry(deps, mail.subjectKey);
  if (!row?.content) return null;
  const { enquiryNotices, enquiryMailWords: words } = phrases[mail.language];
  const sentences = enquiryNotices[row.kind];
  const facts = factsOf(row.content, mail.language);
  const topic = facts.find(({ field }) => field === 'topic')?.value ?? '';
  return layOut({
    ...sentences,
    subject: fillText(sentences.subject, { topic }),
    language: mail.language,
    greeting: words.greeting,
    groups: [],
    buttons: [],
    facts: facts.map(({ label, value }) => [label, value]),
    signature: words.signature,
    footer: words.toShop,
  });
};

const receipt: ComposeMail = async (mail, deps) => {
  const row = await findEnquiry(deps, mail.subjectKey);
  if (!row) return null;
  const { enquiryReceipts, enquiryMailWords: words } = phrases[mail.language];
  return layOut({
    ...enquiryReceipts[row.kind],
    language: mail.language,
    greeting: words.greeting,
    facts: [],
    groups: [],
    buttons: [],
    signature: words.signature,
    footer: words.automatic,
  });
};

const answer: ComposeMail = async (mail, deps) => {
  const row = await findEnquiry(deps, mail.subjectKey);
  if (!row?.content || row.answer === null) return null;
  const { enquiryAnswer, enquiryFields, enquiryMailWords: words } = phrases[mail.language];
  const { message } = row.content;
  return layOut({
    ...enquiryAnswer,
    paragraphs: row.answer.split(/\n{2,}/u).map((paragraph) => paragraph.trim()),
    language: mail.language,
    greeting: words.greeting,
    // Sent because a person of the shop has read it: unlike the receipt, this is no way to mail strangers.
    facts: message === undefined ? [] : [[enquiryFields.message, String(message)]],
    groups: [],
    buttons: [],
    signature: words.signature,
    footer: words.answered,
  });
};

/** The filled-in fields in the order of the form. */
function factsOf(content: EnquiryContent, language: Language) {
  const { enquiryFields, topicWords } = phrases[language];
  const fields = Object.entries(enquiryFields) as [EnquiryField, string][]; // the table's own keys
  return fields.flatMap(([field, label]) => {
    const value = content[field];
    if (value === undefined) return [];
    // The contract let no other topic in.
    const shown = field === 'topic' ? topicWords[value as EnquiryTopic] : String(value);
    return [{ field, label, value: shown }];
  });
}

/** The mails of enquiries by their kind. */
export const enquiryMailKinds: MailKinds = {
  'enquiry-notice': notice,
  'enquiry-receipt': receipt,
  'enquiry-answer': answer,
};
