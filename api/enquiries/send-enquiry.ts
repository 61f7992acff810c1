import { isTrapped, type EnquiryKind } from '#core/enquiries/enquiry.ts';
import type { EnquiryField } from '#core/phrases/cs/enquiry-mail.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { findRepeatedRequest } from '../platform/http/repeated-request.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import type { Captcha } from '../outside/captcha/captcha.ts';
import { requirePerson } from '../outside/captcha/require-person.ts';
import { mailsAbout } from './enquiry-mails.ts';
import { EnquiryModel, type EnquiryContent } from './enquiry-model.ts';

/** What both forms send, after parsing. */
type Form = {
  readonly captcha: string;
  readonly website: string;
  readonly eMail: string;
} & Partial<Readonly<Record<EnquiryField, string | number>>>;

/**
 * Keeps an enquiry and queues its mails. A program that fills in what people do not see hears the
 * same answer and nothing is kept. A repeat needs no second captcha, which is good only once.
 */
export async function sendEnquiry(
  deps: Dependencies,
  askCaptcha: Captcha,
  kind: EnquiryKind,
  { captcha, website, ...fields }: Form,
  context: RequestContext,
): Promise<undefined> {
  if (isTrapped(website)) return;
  const { idempotencyKey: key, language, now, ip } = context;
  const request = { table: 'enquiries', key, body: { kind, ...fields } };
  const isRepeated = await deps.knex.transaction(
    async (trx) => (await findRepeatedRequest(trx, deps, request)).storedId !== null,
  );
  if (isRepeated) return;
  // Outside of a transaction: the provider may take seconds.
  await requirePerson(askCaptcha, captcha, ip);
  await deps.knex.transaction(async (trx) => {
    const { storedId, mark } = await findRepeatedRequest(trx, deps, request);
    if (storedId !== null) return;
    const row = await EnquiryModel.query(trx).insertAndFetch({
      kind,
      language,
      eMail: fields.eMail,
      createdAt: now,
      content: filledIn(fields),
      idempotencyKey: mark.idempotency_key,
      requestDigest: mark.request_digest,
    });
    for (const mail of mailsAbout(row, fields.eMail, deps)) await queueMail(trx, deps, mail);
  });
}

const filledIn = (fields: EnquiryContent): EnquiryContent =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
