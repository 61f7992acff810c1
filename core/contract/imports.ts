import { z } from 'zod';
import { deviceKinds } from '../buyback/device-kind.ts';
import { importFields } from '../import/import-fields.ts';
import { fileSubjects } from '../import/import-subject.ts';
import { optionalLine } from '../shared/field-schemas.ts';
import { reference, staffPage } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { importPictureEndpoints } from './import-pictures.ts';
import { importEditors, importParams, importReaders, importView } from './import-view.ts';

const count = z.int().nonnegative();
const field = z.enum(importFields, 'invalid_value').nullable();
/** What a column means; `none` for one that is left out. */
const meaning = z
  .enum([...importFields, 'none'], 'invalid_value')
  .transform((one) => (one === 'none' ? null : one));
const outcomes = ['new', 'changed', 'same', 'refused', 'held'] as const;

const importOptions = z.strictObject({
  /** Of what a name and a category say nothing about. */
  kind: z.enum(deviceKinds, 'invalid_value'),
  /** Of rows that name no maker. */
  manufacturerId: reference.nullable(),
  /** Of new products whose category the shop does not know. */
  categoryId: reference.nullable(),
  addsNew: z.boolean('invalid_value'),
  /** Whether new products are offered at once, where their row says nothing else. */
  isPublished: z.boolean('invalid_value'),
  /** Whether categories that the shop does not have are made, by their paths. */
  addsCategories: z.boolean('invalid_value').optional(),
  /** Of prices whose row names no level; null for those of everybody. */
  levelId: reference.nullable().optional(),
  /** From which day prices are whose row names none; null for at once. */
  startsOn: z.iso.date('invalid_value').nullable().optional(),
});

const whole = importView.extend({
  columns: z.array(z.object({ title: z.string(), field, sample: z.array(z.string()) })),
  options: importOptions,
  /** What the rows would make that the shop does not have: categories, attributes, makers. */
  made: z.array(z.object({ field: z.enum(importFields), name: z.string() })),
  /** Suppliers whose columns are remembered. */
  suppliers: z.array(z.string()),
});

const list = {
  method: 'GET',
  path: 'admin/imports/',
  access: importReaders,
  reply: z.object({ results: z.array(importView) }),
  status: 200,
  summary: 'Imports of products, the newest first',
} as const satisfies Endpoint;

const upload = {
  method: 'POST',
  path: 'admin/imports/',
  access: importEditors,
  upload: { mostBytes: 64 * 1024 * 1024 },
  body: z.strictObject({
    supplier: optionalLine(80).optional(),
    subject: z.enum(fileSubjects, 'invalid_value').optional(),
  }),
  reply: whole,
  status: 201,
  limit: { attempts: 60, minutes: 60 },
  summary: 'Takes in a CSV, XLSX or XML file; nothing is changed yet',
} as const satisfies Endpoint;

const readOne = {
  method: 'GET',
  path: 'admin/imports/{id}/',
  access: importReaders,
  params: importParams,
  reply: whole,
  status: 200,
  summary: 'An import with its columns and how far it is',
} as const satisfies Endpoint;

const rows = {
  method: 'GET',
  path: 'admin/imports/{id}/rows/',
  access: importReaders,
  params: importParams,
  query: staffPage.extend({ outcome: z.enum(outcomes, 'invalid_value').optional() }),
  reply: z.object({
    count,
    results: z.array(
      z.object({
        line: z.int(),
        /** Its code or EAN, and its name. */
        key: z.string(),
        name: z.string(),
        outcome: z.enum(outcomes).nullable(),
        isApplied: z.boolean(),
        changes: z.array(
          z.object({
            field: z.enum(importFields),
            before: z.union([z.string(), z.number(), z.boolean(), z.null()]),
            after: z.union([z.string(), z.number(), z.boolean(), z.null()]),
            /** Names of what the shop does not have and gets by it. */
            makes: z.array(z.string()).optional(),
          }),
        ),
        problems: z.array(
          z.object({ field: z.enum(importFields), text: z.string(), reason: z.string() }),
        ),
      }),
    ),
  }),
  status: 200,
  summary: 'Rows of an import with what each comes to',
} as const satisfies Endpoint;

const preview = {
  method: 'POST',
  path: 'admin/imports/{id}/check/',
  access: importEditors,
  params: importParams,
  body: z.strictObject({
    /** What each column means, in their order. */
    mapping: z.array(meaning).min(1, 'required').max(500, 'too_large'),
    options: importOptions,
    /** Under which the columns are remembered; empty for not at all. */
    supplier: optionalLine(80),
  }),
  reply: importView,
  status: 200,
  conflicts: true,
  summary: 'Works out what each row would change; a job does it',
} as const satisfies Endpoint;

const apply = {
  method: 'POST',
  path: 'admin/imports/{id}/apply/',
  access: importEditors,
  params: importParams,
  body: z.strictObject({ to: z.enum(['applying', 'paused'], 'invalid_value') }),
  reply: importView,
  status: 200,
  conflicts: true,
  summary: 'Applies the good rows of a checked import, or pauses; goes on where it was',
} as const satisfies Endpoint;

const release = {
  method: 'POST',
  path: 'admin/imports/{id}/release/',
  access: { permission: 'prices.edit' },
  provedAnew: true,
  params: importParams,
  reply: importView,
  status: 200,
  conflicts: true,
  summary: 'Lets the prices pass that a scheduled import holds for a person, and applies them',
} as const satisfies Endpoint;

const errorFile = {
  method: 'GET',
  path: 'admin/imports/{id}/errors/',
  access: importReaders,
  params: importParams,
  reply: z.object({ name: z.string(), text: z.string() }),
  status: 200,
  summary: 'Rows that were refused, as they came, each with its reason',
} as const satisfies Endpoint;

const invite = {
  method: 'POST',
  path: 'admin/imports/{id}/invite/',
  access: { permission: 'accounts.manage' },
  params: importParams,
  reply: z.object({ invited: count }),
  status: 200,
  summary:
    'Mails everybody whose account an import made and who has no password yet a link to set one',
} as const satisfies Endpoint;

export const importEndpoints = {
  'import-list': list,
  'import-upload': upload,
  'import-read': readOne,
  'import-rows': rows,
  'import-preview': preview,
  'import-apply': apply,
  'import-release': release,
  'import-error-file': errorFile,
  'import-invite': invite,
  ...importPictureEndpoints,
} as const;
