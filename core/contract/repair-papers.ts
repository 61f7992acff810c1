import { z } from 'zod';
import { mostPictureBytes } from '../files/image-limits.ts';
import { paperKinds } from '../service/repair-papers.ts';
import { mostStrokeNumbers, mostStrokes, padSize } from '../service/signature.ts';
import { line, optionalLine, token } from '../shared/field-schemas.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const access = { permission: 'repairs.manage' } as const;
const params = z.object({ id });
const moment = z.iso.datetime();
const photoKind = z.enum(['intake', 'bench'], 'invalid_value');
const digest = z.string('required').regex(/^[0-9a-f]{64}$/, 'invalid_value');
const place = z.int('invalid_value').min(0, 'invalid_value').max(padSize.width, 'invalid_value');

/** What a customer signed, and what of it they saw. */
export const signature = z.strictObject({
  /** Of the paper that was shown. */
  digest,
  signer: line(120),
  /** Drawn on the pad: x and y in turn; empty where a paper was signed. */
  strokes: z.array(z.array(place).max(mostStrokeNumbers, 'too_long')).max(mostStrokes, 'too_long'),
  /** Where the signed paper is. */
  onPaper: optionalLine(200),
});

/** Whoever fetches a device signs that they did. */
export const handOutSignature = signature.nullish().transform((given) => given ?? null);

const photo = z.object({
  id: z.int(),
  kind: photoKind,
  caption: z.string(),
  width: z.int(),
  height: z.int(),
  by: z.string(),
  at: moment,
  /** Nothing that was signed shows it. */
  mayDelete: z.boolean(),
});

const paper = z.object({
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
  digest: z.string(),
});

const papers = z.object({
  /** The customer's, in which the papers are written. */
  language: z.enum(['cs', 'ro']),
  intake: paper,
  handOut: paper,
  /** Whom a signature is asked of; empty once they are forgotten. */
  customer: z.string(),
  /** The buy-back's questions of this device, in the caller's language; none where it is not bought. */
  questions: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      answer: z.string().nullable(),
      choices: z.array(z.object({ value: z.string(), label: z.string() })),
    }),
  ),
  photos: z.array(photo),
  /** Newest first. */
  signatures: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(paperKinds),
      signer: z.string(),
      onPaper: z.string(),
      at: moment,
      by: z.string(),
      /** Of what the paper says now. */
      isCurrent: z.boolean(),
    }),
  ),
  /** Kinds of photos that can be added now. */
  photoKinds: z.array(photoKind),
  /** The record can still be filled in and signed. */
  isOpen: z.boolean(),
});

const photoPath = 'admin/repairs/{id}/photos/{photo_id}/';
const onePhoto = params.extend({ photoId: id });

/** The record of an intake, its photos, and what customers sign. */
export const repairPaperEndpoints = {
  'admin-repair-papers': {
    method: 'GET',
    path: 'admin/repairs/{id}/papers/',
    access,
    params,
    reply: papers,
    status: 200,
    summary: 'How a device was when it came, photos of it, and what was signed',
  },
  'admin-repair-answers': {
    method: 'POST',
    path: 'admin/repairs/{id}/answers/',
    access,
    params,
    body: z.strictObject({
      digest,
      answers: z
        .array(z.strictObject({ question: token, choice: token }))
        .max(100, 'invalid_value'),
    }),
    reply: papers,
    status: 200,
    conflicts: true,
    summary:
      "Answers the buy-back's questions of how a device looks, in the place of what was said",
  },
  'admin-repair-sign': {
    method: 'POST',
    path: 'admin/repairs/{id}/signature/',
    access,
    params,
    body: signature,
    reply: papers,
    status: 200,
    conflicts: true,
    summary: 'Keeps the signature of the intake as it was shown; what changed meanwhile is a 409',
  },
  'admin-repair-paper': {
    method: 'GET',
    path: 'admin/repairs/{id}/papers/{kind}/',
    access,
    params: params.extend({ kind: z.enum(paperKinds, 'invalid_value') }),
    reply: z.object({ name: z.string(), contents: z.string() }),
    status: 200,
    summary: 'The record as PDF in base64, in the language of its customer, with the signature',
  },
  'admin-repair-photo-add': {
    method: 'POST',
    path: 'admin/repairs/{id}/photos/of/{kind}/',
    access,
    params: params.extend({ kind: photoKind }),
    upload: { mostBytes: mostPictureBytes },
    reply: photo,
    status: 201,
    summary: 'Adds a photo of the intake or of the bench',
  },
  'admin-repair-photo': {
    method: 'GET',
    path: photoPath,
    access,
    params: onePhoto,
    download: true,
    status: 200,
    summary: 'A photo of a repair, for the staff alone',
  },
  'admin-repair-photo-caption': {
    method: 'PATCH',
    path: photoPath,
    access,
    params: onePhoto,
    body: z.strictObject({ caption: optionalLine(200) }),
    reply: papers,
    status: 200,
    summary: 'Says what a photo shows',
  },
  'admin-repair-photo-delete': {
    method: 'DELETE',
    path: photoPath,
    access,
    params: onePhoto,
    status: 204,
    summary: 'Deletes a photo that nothing signed shows',
  },
} as const satisfies Record<string, Endpoint>;
