import { z } from 'zod';
import { largestCv } from '../careers/check-cv.ts';
import { line, note, optionalLine, token } from '../shared/field-schemas.ts';
import { blocks } from './blocks.ts';
import { email } from './email.ts';
import type { Endpoint, RuleContext } from './endpoint.ts';
import { captcha } from './enquiries.ts';
import { phone } from './phone.ts';

export const employments = ['full_time', 'part_time', 'agreement'] as const;

const jobCard = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  place: z.string(),
  employment: z.enum(employments),
  /** Monthly, before tax, whole market units; null where the offer does not say. */
  salary: z.object({ from: z.int(), to: z.int().nullable() }).nullable(),
  publishedAt: z.iso.datetime(),
});

export const jobList = {
  method: 'GET',
  path: 'careers/jobs/',
  access: 'public',
  reply: z.object({ results: z.array(jobCard) }),
  status: 200,
  cached: true,
  summary: 'Open job offers, newest first',
} as const satisfies Endpoint;

export const job = {
  method: 'GET',
  path: 'careers/jobs/{slug}/',
  access: 'public',
  params: z.object({ slug: token }),
  reply: jobCard.extend({ blocks }),
  status: 200,
  cached: true,
  summary: 'One open job offer',
} as const satisfies Endpoint;

/** The fields of an application beside its file; a form sends them all as texts. */
export const applicationFields = ({ market }: Pick<RuleContext, 'market'>) =>
  z.object({
    fullName: line(120),
    eMail: email,
    phone: phone(market),
    note: note(2000),
    consent: z.literal('true', 'consent_required'),
    captcha,
    /** A field that people do not see; only programs fill it in. */
    website: optionalLine(200),
  });

export const applyForJob = {
  method: 'POST',
  path: 'careers/jobs/{slug}/apply/',
  access: 'public',
  params: z.object({ slug: token }),
  body: applicationFields,
  upload: { mostBytes: largestCv },
  status: 204,
  limit: { attempts: 10, minutes: 10 },
  summary: 'Sends an application with a CV',
} as const satisfies Endpoint;
