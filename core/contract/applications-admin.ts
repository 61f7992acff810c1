import { z } from 'zod';
import { applicationAnswers, applicationStatuses } from '../careers/application-status.ts';
import { cvFormats } from '../careers/check-cv.ts';
import { contactFields } from '../contacts/contact-sight.ts';
import { note, token } from '../shared/field-schemas.ts';
import { id, listOf, staffPage } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const access = { permission: 'careers.read' } as const;
const params = z.object({ id });
const status = z.enum(applicationStatuses, 'invalid_value');
const moment = z.iso.datetime();

const listed = z.object({
  id: z.int(),
  /** Slug of the offer, and its title in the caller's language. */
  job: z.string(),
  jobTitle: z.string(),
  fullName: z.string(),
  /** Masked, as the phone is. */
  eMail: z.string(),
  phone: z.string(),
  note: z.string(),
  language: z.enum(['cs', 'ro']),
  createdAt: moment,
  status,
  cv: z.object({ format: z.enum(cvFormats), bytes: z.int() }),
});

const list = {
  method: 'GET',
  path: 'admin/job-applications/',
  access,
  query: staffPage.extend({ job: token.optional(), status: status.optional() }),
  reply: listOf(listed),
  status: 200,
  summary: 'Applications for jobs, newest first',
} as const satisfies Endpoint;

const detail = listed.extend({
  /** When it was last moved, and the name of who did it. */
  statusAt: moment.nullable(),
  handledBy: z.string().nullable(),
  /** Day on which it is deleted with its CV. */
  deletedOn: z.iso.date(),
  reveals: z.array(z.enum(contactFields)).readonly(),
  moves: z.array(status).readonly(),
  /** What the applicant may be told now, each with a text to begin with, in their language. */
  drafts: z.array(z.object({ status: z.enum(applicationAnswers), text: z.string() })),
  answers: z.array(
    z.object({
      id: z.int(),
      status: z.enum(applicationAnswers),
      text: z.string(),
      writtenAt: moment,
      writtenBy: z.string(),
    }),
  ),
});

const one = {
  method: 'GET',
  path: 'admin/job-applications/{id}/',
  access,
  params,
  reply: detail,
  status: 200,
  summary: 'An application, what has become of it and what its applicant was told',
} as const satisfies Endpoint;

const cv = {
  method: 'GET',
  path: 'admin/job-applications/{id}/cv/',
  access,
  params,
  /** Base64: what strangers sent is never a document that a window could open. */
  reply: z.object({ name: z.string(), contents: z.string() }),
  status: 200,
  summary: 'The CV of an application to be saved; every reading is on record',
} as const satisfies Endpoint;

const ofOne = { method: 'POST', access, params, reply: detail, status: 200 } as const;

const move = {
  ...ofOne,
  path: 'admin/job-applications/{id}/move/',
  body: z.strictObject({
    /** As the caller saw it; where it is another by now, nothing is done. */
    from: status,
    to: status,
  }),
  summary: 'Says what has become of an application, without a mail',
} as const satisfies Endpoint;

const answer = {
  ...ofOne,
  path: 'admin/job-applications/{id}/answer/',
  body: z.strictObject({
    from: status,
    to: z.enum(applicationAnswers, 'invalid_value'),
    text: note(4000).refine((text) => text !== '', 'required'),
  }),
  summary: 'Tells an applicant by mail that they are invited, refused or hired',
} as const satisfies Endpoint;

/** What the staff do with applications for jobs. */
export const applicationEndpoints = {
  'admin-job-application-list': list,
  'admin-job-application': one,
  'admin-job-application-cv': cv,
  'admin-job-application-move': move,
  'admin-job-application-answer': answer,
} as const;
