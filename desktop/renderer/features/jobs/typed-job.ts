import { readBlocks, writeBlocks } from '#core/content/written-blocks.ts';
import { markets, type Language, type MarketCode } from '#core/market/market.ts';
import { client } from '../../lib/client.ts';
import { typedMoment } from '../../lib/typed-moment.ts';
import { typedNumber, typedNumberOrNone } from '../../lib/typed-number.ts';
import type { Job } from './jobs.ts';

type Typed = Record<Language, string>;

/** A job offer as it stands in the fields. */
export interface TypedJob {
  title: Typed;
  summary: Typed;
  body: Typed;
  slug: string;
  place: string;
  employment: Job['employment'];
  salary: { from: string; to: string };
  isOpen: boolean;
  /** A moment as people write it. */
  publishedAt: string;
}

const nothing: Typed = { cs: '', ro: '' };
const written = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? '' : String(amount);

/** What the fields begin with: a new offer opens now. */
export const typedJob = (job: Job | null, moment: (iso: string) => string): TypedJob => ({
  title: job?.title ?? nothing,
  summary: job?.summary ?? nothing,
  body: job ? { cs: writeBlocks(job.body.cs), ro: writeBlocks(job.body.ro) } : nothing,
  slug: job?.slug ?? '',
  place: job?.place ?? '',
  employment: job?.employment ?? 'full_time',
  salary: { from: written(job?.salary?.from), to: written(job?.salary?.to) },
  isOpen: job?.isOpen ?? true,
  publishedAt: moment(job?.publishedAt ?? new Date().toISOString()),
});

/** Null where the offer says nothing of it; half of it is for the call to refuse. */
const salaryOf = ({ from, to }: TypedJob['salary']) =>
  from.trim() === '' && to.trim() === ''
    ? null
    : { from: typedNumber(from), to: typedNumberOrNone(to) };

interface Place {
  readonly market: MarketCode;
  readonly moment: (iso: string) => string;
}

/** Writes a new offer, or sends what differs of a stored one, so that another's change of another text stays. */
export function saveJob(job: Job | null, typed: TypedJob, { market, moment }: Place): Promise<Job> {
  const { title, summary, slug, place, employment, isOpen } = typed;
  const body = { cs: readBlocks(typed.body.cs), ro: readBlocks(typed.body.ro) };
  const salary = salaryOf(typed.salary);
  const publishedAt = typedMoment(typed.publishedAt, markets[market].timeZone);
  const all = { title, summary, body, place, employment, salary, isOpen, publishedAt };
  if (!job) return client.post('admin-job-offer-add', { body: { ...all, slug } });
  const before = typedJob(job, moment);
  const differs = (name: keyof typeof all) =>
    JSON.stringify(typed[name]) !== JSON.stringify(before[name]);
  return client.patch('admin-job-offer-update', {
    params: { id: job.id },
    body: {
      ...(differs('title') && { title }),
      ...(differs('summary') && { summary }),
      ...(differs('body') && { body }),
      ...(differs('place') && { place }),
      ...(differs('employment') && { employment }),
      ...(differs('salary') && { salary }),
      ...(differs('isOpen') && { isOpen }),
      ...(differs('publishedAt') && { publishedAt }),
      version: job.version,
    },
  });
}
