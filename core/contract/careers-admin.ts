import { z } from 'zod';
import { seoName } from '../categories/seo-name-schema.ts';
import { line } from '../shared/field-schemas.ts';
import { bilingual, blocks } from './blocks.ts';
import { employments } from './careers.ts';
import { id, listOf, staffPage, version, versionQuery } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const edit = { permission: 'careers.edit' } as const;
const params = z.object({ id });
const amount = z.int('invalid_value').min(1, 'invalid_value').max(10_000_000, 'too_large');

const written = z.strictObject({
  title: bilingual(line(160)),
  summary: bilingual(line(400)),
  body: bilingual(blocks),
  place: line(120),
  employment: z.enum(employments, 'invalid_value'),
  /** Monthly, before tax, whole market units; null where the offer does not say. */
  salary: z
    .strictObject({ from: amount, to: amount.nullable() })
    .refine(({ from, to }) => to === null || to >= from, { message: 'salary_range', path: ['to'] })
    .nullable(),
  isOpen: z.boolean('invalid_value'),
  /** A moment to come publishes it then. */
  publishedAt: z.iso.datetime('invalid_value'),
});

const stored = written.extend({ id: z.int(), version: z.int(), slug: z.string() });

export const jobOfferList = {
  method: 'GET',
  path: 'admin/job-offers/',
  access: edit,
  query: staffPage,
  reply: listOf(
    stored.omit({ summary: true, body: true }).extend({
      /** Where the shop shows it while it is open and its moment has come. */
      address: z.string(),
      applications: z.int().nonnegative(),
    }),
  ),
  status: 200,
  summary: 'All job offers, closed ones included, last published first',
} as const satisfies Endpoint;

export const jobOfferDetail = {
  method: 'GET',
  path: 'admin/job-offers/{id}/',
  access: edit,
  params,
  reply: stored,
  status: 200,
  summary: 'One job offer in both languages',
} as const satisfies Endpoint;

export const addJobOffer = {
  method: 'POST',
  path: 'admin/job-offers/',
  access: edit,
  body: written.extend({ slug: seoName }),
  reply: stored,
  status: 201,
  summary: 'Writes a new job offer',
} as const satisfies Endpoint;

export const updateJobOffer = {
  method: 'PATCH',
  path: 'admin/job-offers/{id}/',
  access: edit,
  params,
  body: written.partial().extend({ version }),
  reply: stored,
  status: 200,
  conflicts: true,
  summary: 'Changes, opens or closes a job offer; its address stays',
} as const satisfies Endpoint;

export const deleteJobOffer = {
  method: 'DELETE',
  path: 'admin/job-offers/{id}/',
  access: edit,
  params,
  query: versionQuery,
  status: 204,
  conflicts: true,
  summary: 'Deletes a job offer; refused while there are applications for it',
} as const satisfies Endpoint;
