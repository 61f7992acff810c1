import type { Knex } from 'knex';
import type { z } from 'zod';
import { isTrapped } from '#core/enquiries/enquiry.ts';
import type { applicationFields } from '#core/contract/careers.ts';
import type { UploadedFile } from '#core/contract/endpoint.ts';
import type { Language } from '#core/market/market.ts';
import { randomCode } from '../platform/identity/random-code.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { createCaptcha } from '../outside/captcha/create-captcha.ts';
import { requirePerson } from '../outside/captcha/require-person.ts';
import { removePrivate, writePrivate } from '../platform/files/private-files.ts';
import { cvFiles } from './cv-files.ts';
import { inspectCv } from './inspect-cv.ts';
import { shopAddress } from './shop-address.ts';

type Fields = z.output<ReturnType<typeof applicationFields>>;

/** Stores an application with its CV; the same one sent again changes nothing. */
export function applyRoute(deps: Dependencies): BoundRoute {
  const captcha = createCaptcha(deps);
  return bind('job-apply', async ({ params, body, file }, { language, now, ip }) => {
    const offer: { id: number } | undefined = await deps
      .knex('job_offers')
      .where({ slug: params.slug, is_open: true })
      .where('published_at', '<=', now)
      .first('id');
    if (!offer) throw new Refusal(404, 'not_found');
    // A program hears that all went well.
    if (isTrapped(body.website)) return undefined;
    const format = await inspectCv(file);
    const row = {
      ...columnsOf(body),
      job_offer_id: offer.id,
      language,
      created_at: now,
      cv_file: randomCode(),
      cv_format: format,
      cv_bytes: file.content.length,
      digest: digestOf(deps, offer.id, body, file),
    };
    // A repeat needs no second captcha, which is good only once.
    const { digest } = row;
    if (await deps.knex('job_applications').where({ digest }).first('id')) return undefined;
    await requirePerson(captcha, body.captcha, ip);
    await storeApplication(deps, row, file.content);
    return undefined;
  });
}

const columnsOf = ({ fullName, eMail, phone, note }: Fields) => ({
  full_name: fullName,
  e_mail: eMail,
  phone,
  note,
});

const digestOf = (
  { cipher }: Dependencies,
  offerId: number,
  { eMail }: Fields,
  { content }: UploadedFile,
): Buffer =>
  cipher.digest([String(offerId), eMail, Buffer.from(content).toString('base64')].join('\0'));

interface NewApplication {
  readonly e_mail: string;
  readonly language: Language;
  readonly cv_file: string;
}

/** Row, file and mails come to be together or not at all. */
async function storeApplication(
  deps: Dependencies,
  row: NewApplication,
  content: Uint8Array,
): Promise<void> {
  try {
    await deps.knex.transaction(async (trx) => {
      const [stored]: { id: number }[] = await trx('job_applications')
        .insert(row)
        .onConflict('digest')
        .ignore()
        .returning('id');
      if (!stored) return;
      await writePrivate(cvFiles, deps, { rowId: stored.id, name: row.cv_file, content });
      await queueMails(trx, deps, stored.id, row);
    });
  } catch (error) {
    // A file without a row would belong to nobody.
    await removePrivate(cvFiles, deps, row.cv_file);
    throw error;
  }
}

async function queueMails(
  trx: Knex,
  deps: Dependencies,
  id: number,
  { language, e_mail }: NewApplication,
): Promise<void> {
  const subjectKey = `job-application:${String(id)}`;
  const toApplicant = { kind: 'job-application-received', language, recipient: e_mail };
  const toShop = { kind: 'job-application-notice', language: deps.market.language };
  await queueMail(trx, deps, { ...toApplicant, subjectKey });
  await queueMail(trx, deps, { ...toShop, subjectKey, recipient: shopAddress(deps) });
}
