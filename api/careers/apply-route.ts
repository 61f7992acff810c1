import type { Knex } from 'knex';
import type { z } from 'zod';
import type { CvFormat } from '#core/careers/check-cv.ts';
import type { applicationFields } from '#core/contract/careers.ts';
import type { Dependencies } from '../dependencies.ts';
import { bind, type BoundRoute } from '../http/bind.ts';
import { Refusal } from '../http/refusal.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { randomCode } from '../buyback/random-code.ts';
import { removeCv, writeCv } from './cv-files.ts';
import { inspectCv } from './inspect-cv.ts';
import { shopAddress } from './shop-address.ts';

type Fields = z.output<ReturnType<typeof applicationFields>>;

/** Stores an application with its CV; the same one sent again changes nothing. */
export const applyRoute = (deps: Dependencies): BoundRoute =>
  bind('job-apply', async ({ params, body, file }, { language, now }) => {
    const offer = await deps
      .knex('job_offers')
      .where({ slug: params.slug, is_open: true })
      .where('published_at', '<=', now)
      .first<{ id: number } | undefined>('id');
    if (!offer) throw new Refusal(404, 'not_found');
    // Programs that fill in every field are told that all went well.
    if (body.website !== '') return undefined;
    const format = await inspectCv(file);
    const name = randomCode();
    const row = {
      ...columnsOf(body),
      ...{ job_offer_id: offer.id, language, created_at: now },
      ...{ cv_file: name, cv_format: format, cv_bytes: file.content.length },
      digest: deps.cipher.digest(
        [offer.id, body.eMail, Buffer.from(file.content).toString('base64')].join('\0'),
      ),
    };
    try {
      await deps.knex.transaction(async (trx) => {
        const id = await insertOnce(trx, row);
        if (id === null) return;
        await writeCv(deps, id, name, file.content);
        const subject = { subjectKey: `job-application:${String(id)}`, language };
        await queueMail(trx, deps, {
          ...subject,
          kind: 'job-application-received',
          recipient: body.eMail,
        });
        await queueMail(trx, deps, {
          ...subject,
          kind: 'job-application-notice',
          language: deps.market.language,
          recipient: shopAddress(deps),
        });
      });
    } catch (error) {
      // A file without a row would belong to nobody.
      await removeCv(deps, name);
      throw error;
    }
    return undefined;
  });

const columnsOf = ({ fullName, eMail, phone, note }: Fields) => ({
  ...{ full_name: fullName, e_mail: eMail, phone, note },
});

async function insertOnce(
  trx: Knex,
  row: Readonly<Record<string, unknown>> & { readonly cv_format: CvFormat },
): Promise<number | null> {
  const [stored]: { id: number }[] = await trx('job_applications')
    .insert(row)
    .onConflict('digest')
    .ignore()
    .returning('id');
  return stored?.id ?? null;
}
