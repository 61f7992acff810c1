import type { ApplicationAnswer } from '#core/careers/application-status.ts';
import type { Language } from '#core/market/market.ts';
import * as cs from '#core/phrases/cs/application-answers.ts';
import { careersMail as csMail } from '#core/phrases/cs/careers-mail.ts';
import * as ro from '#core/phrases/ro/application-answers.ts';
import { careersMail as roMail } from '#core/phrases/ro/careers-mail.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Rows } from '../platform/database/rows.ts';
import { fillText } from '../platform/mail/fill-text.ts';
import type { ComposeMail, MailKinds } from '../platform/mail/mail-kinds.ts';
import { layOut } from '../platform/mail/mail-layout.ts';
import type { MailRequest } from '../platform/mail/queue-mail.ts';
import { shopAddress } from './shop-address.ts';

const phrases = { cs, ro };
const common = { cs: csMail, ro: roMail };
const kind = 'job-application-answer';

/** Each answer is a mail of its own, with the text that was written for it. */
export const answerSubject = (answerId: number): string => `${kind}:${String(answerId)}`;

export const answerMail = (
  answerId: number,
  { language, e_mail: recipient }: Pick<Rows['job_applications'], 'language' | 'e_mail'>,
): MailRequest => ({ kind, subjectKey: answerSubject(answerId), language, recipient });

interface Answering {
  readonly status: ApplicationAnswer;
  readonly language: Language;
  /** Title of the offer in that language. */
  readonly job: string;
}

/** What a letter to an applicant begins with, in their language. */
export const draftOfAnswer = (
  deps: Pick<Dependencies, 'environment'>,
  { status, language, job }: Answering,
): string =>
  fillText(phrases[language].applicationAnswerWords[status].draft, {
    job,
    eMail: shopAddress(deps),
  });

type AnswerRow = Pick<Rows['job_application_answers'], 'status' | 'text'> & {
  readonly title: string;
};

const compose: ComposeMail = async ({ subjectKey, language }, deps) => {
  const id = Number(new RegExp(`^${kind}:(\\d+)$`, 'u').exec(subjectKey)?.[1]);
  const row: AnswerRow | undefined = await deps
    .knex('job_application_answers as w')
    .join('job_applications as a', 'a.id', 'w.application_id')
    .join('job_offers as j', 'j.id', 'a.job_offer_id')
    .where('w.id', id)
    .first('w.status', 'w.text', `j.title_${language} as title`);
  if (!row) return null;
  const { applicationAnswerWords, applicationAnswerFooter } = phrases[language];
  const { subject, heading } = applicationAnswerWords[row.status];
  return layOut({
    language,
    subject: fillText(subject, { job: row.title }),
    heading,
    greeting: common[language].greeting,
    paragraphs: row.text.split(/\n{2,}/u).map((paragraph) => paragraph.trim()),
    facts: [],
    groups: [],
    buttons: [],
    signature: common[language].signature,
    footer: fillText(applicationAnswerFooter, { eMail: shopAddress(deps) }),
  });
};

export const applicationAnswerMailKinds: MailKinds = { [kind]: compose };
