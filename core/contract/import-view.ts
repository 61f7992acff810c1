import { z } from 'zod';
import { importSubjects } from '../import/import-subject.ts';
import { id } from './catalog-admin-fields.ts';
import type { Access } from './endpoint.ts';

/** What of them a person sees and does depends on what the file holds (`subjectRights`). */
export const importReaders = {
  permission: 'catalogue.read',
  or: ['pricing.read', 'accounts.manage'],
} as const satisfies Access;
export const importEditors = {
  permission: 'catalogue.edit',
  or: ['prices.edit', 'accounts.manage'],
} as const satisfies Access;
const count = z.int().nonnegative();

/** An import as lists show it, and as each of its steps answers. */
export const importView = z.object({
  id: z.int(),
  subject: z.enum(importSubjects),
  fileName: z.string(),
  format: z.enum(['csv', 'xlsx', 'xml', 'zip']),
  supplier: z.string(),
  status: z.enum(['mapping', 'checking', 'checked', 'applying', 'paused', 'done', 'failed']),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  /** Rows of the file, and how many of them the step that runs has done. */
  rows: count,
  done: count,
  /** How many rows come to what, once they were checked. */
  counts: z.object({
    new: count,
    changed: count,
    same: count,
    refused: count,
    held: count,
    applied: count,
  }),
  /** Pictures that the applied rows ask for: a job fetches and stores them. */
  pictures: z.object({ waiting: count, stored: count, failed: count }),
  /** Whose undo takes all of it back; null before anything was changed. */
  changeSetId: z.int().nullable(),
});

export const importParams = z.object({ id });
