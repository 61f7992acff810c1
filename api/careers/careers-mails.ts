import { shopPaths } from '#core/paths/shop-paths.ts';
import { careersMail as cs } from '#core/phrases/cs/careers-mail.ts';
import { careersMail as ro } from '#core/phrases/ro/careers-mail.ts';
import { fillText } from '../platform/mail/fill-text.ts';
import { layOut } from '../platform/mail/mail-layout.ts';
import type { MailParts } from '../platform/mail/mail-parts.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { ComposeMail, MailKinds, QueuedMail } from '../platform/mail/mail-kinds.ts';
import { shopAddress } from './shop-address.ts';
import type { Rows } from '../platform/database/rows.ts';

const phrases = { cs, ro };

type OfferRow = Pick<Rows['job_offers'], 'slug' | 'place'> & {
  readonly title: string;
};

/** The offer that a mail is about; undefined once the application was deleted. */
async function offerOf(
  { knex }: Dependencies,
  { subjectKey, language }: QueuedMail,
): Promise<(OfferRow & { readonly number: string }) | undefined> {
  const id = Number(/^job-application:(\d+)$/.exec(subjectKey)?.[1]);
  const row: OfferRow | undefined = await knex('job_applications as a')
    .join('job_offers as j', 'j.id', 'a.job_offer_id')
    .where('a.id', id)
    .first('j.slug', `j.title_${language} as title`, 'j.place');
  return row && { ...row, number: String(id) };
}

/** To the applicant: we have it, and when we will answer. */
const received: ComposeMail = async (mail, deps) => {
  const offer = await offerOf(deps, mail);
  if (!offer) return null;
  const words = phrases[mail.language];
  const values = { job: offer.title, place: offer.place, eMail: shopAddress(deps) };
  const path = shopPaths(deps.market.code).job(offer.slug);
  return layOut({
    ...common(mail),
    subject: fillText(words.receivedSubject, values),
    heading: words.receivedHeading,
    paragraphs: [words.received1, words.received2, words.received3].map((text) =>
      fillText(text, values),
    ),
    buttons: [{ label: words.receivedButton, url: `${deps.environment.publicUrl}${path}` }],
    footer: words.receivedFooter,
  });
};

/** To the shop: that somebody applied; nothing about who it was leaves the database. */
const notice: ComposeMail = async (mail, deps) => {
  const offer = await offerOf(deps, mail);
  if (!offer) return null;
  const words = phrases[mail.language];
  const values = { job: offer.title, place: offer.place, number: offer.number };
  return layOut({
    ...common(mail),
    subject: fillText(words.noticeSubject, values),
    heading: words.noticeHeading,
    paragraphs: [fillText(words.notice1, values)],
    facts: [
      [words.job, offer.title],
      [words.place, offer.place],
    ],
    buttons: [],
    footer: words.noticeFooter,
  });
};

const common = ({
  language,
}: QueuedMail): Pick<MailParts, 'language' | 'greeting' | 'facts' | 'groups' | 'signature'> => ({
  language,
  greeting: phrases[language].greeting,
  facts: [],
  groups: [],
  signature: phrases[language].signature,
});

export const careersMailKinds: MailKinds = {
  'job-application-received': received,
  'job-application-notice': notice,
};
