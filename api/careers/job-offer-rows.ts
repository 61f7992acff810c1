import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Blocks } from '#core/contract/blocks.ts';
import type { jobOfferDetail, updateJobOffer } from '#core/contract/careers-admin.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Rows } from '../platform/database/rows.ts';

/** What job offers were shown in: their list, and one of them. */
export const jobsKey = 'jobs';
export const jobKey = (slug: string): string => `job:${slug}`;

export type OfferRow = Pick<
  Rows['job_offers'],
  | 'id'
  | 'version'
  | 'slug'
  | 'title_cs'
  | 'title_ro'
  | 'summary_cs'
  | 'summary_ro'
  | 'place'
  | 'employment'
  | 'salary_from'
  | 'salary_to'
  | 'is_open'
  | 'published_at'
> & {
  readonly body_cs: Blocks;
  readonly body_ro: Blocks;
};

type StoredOffer = z.output<typeof jobOfferDetail.reply>;
export type OfferChange = Omit<z.output<typeof updateJobOffer.body>, 'version'>;

export const toStored = (row: OfferRow): StoredOffer => ({
  id: row.id,
  version: row.version,
  slug: row.slug,
  title: { cs: row.title_cs, ro: row.title_ro },
  summary: { cs: row.summary_cs, ro: row.summary_ro },
  body: { cs: row.body_cs, ro: row.body_ro },
  place: row.place,
  employment: row.employment,
  isOpen: row.is_open,
  salary: row.salary_from === null ? null : { from: row.salary_from, to: row.salary_to },
  publishedAt: row.published_at.toISOString(),
});

/** Columns of what is given; what is not stays as it is. */
export const columnsOf = (offer: OfferChange) => ({
  ...(offer.title && { title_cs: offer.title.cs, title_ro: offer.title.ro }),
  ...(offer.summary && { summary_cs: offer.summary.cs, summary_ro: offer.summary.ro }),
  ...(offer.body && {
    body_cs: JSON.stringify(offer.body.cs),
    body_ro: JSON.stringify(offer.body.ro),
  }),
  ...(offer.salary !== undefined && {
    salary_from: offer.salary?.from ?? null,
    salary_to: offer.salary?.to ?? null,
  }),
  place: offer.place,
  employment: offer.employment,
  is_open: offer.isOpen,
  published_at: offer.publishedAt,
});

/** A job offer in both languages; 404 where there is none. */
export async function loadOffer(knex: Knex, id: number): Promise<StoredOffer> {
  const row = await knex<OfferRow>('job_offers').where({ id }).first();
  if (!row) throw new Refusal(404, 'not_found');
  return toStored(row);
}
