import { z } from 'zod';
import { reference } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const backupKinds = ['backup', 'verify', 'drill'] as const;
export type BackupKind = (typeof backupKinds)[number];

/** Why a run failed, as far as people can do something about it. */
const backupProblems = ['disk_full', 'no_folder', 'no_right', 'broken', 'failed'] as const;
export type BackupProblem = (typeof backupProblems)[number];

const run = z.object({
  id: z.int(),
  kind: z.enum(backupKinds),
  status: z.enum(['waiting', 'done', 'failed']),
  /** Null for what came round by itself. */
  askedBy: z.string().nullable(),
  askedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** Name of the file, without its folder. */
  file: z.string().nullable(),
  bytes: z.int().nonnegative().nullable(),
  isEncrypted: z.boolean(),
  rows: z.int().nonnegative().nullable(),
  files: z.int().nonnegative().nullable(),
  problem: z.enum(backupProblems).nullable(),
  /** Whether the file was taken away since, when newer ones stood in its place. */
  isRemoved: z.boolean(),
});

const list = {
  method: 'GET',
  path: 'admin/backups/',
  access: { permission: 'backups.manage' },
  reply: z.object({
    /** Whether backups come round: the shop knows to whom it encrypts them. */
    isOn: z.boolean(),
    isLate: z.boolean(),
    lastGoodAt: z.iso.datetime().nullable(),
    lastDrillAt: z.iso.datetime().nullable(),
    results: z.array(run),
  }),
  status: 200,
  summary: 'The last 100 backups, verifications and restore drills, the newest first',
} as const satisfies Endpoint;

const start = {
  method: 'POST',
  path: 'admin/backups/',
  access: { permission: 'backups.manage' },
  body: z.strictObject({
    kind: z.enum(backupKinds, 'invalid_value'),
    /** Which backup is verified; the newest without it. */
    id: reference.nullish(),
  }),
  reply: run,
  status: 201,
  conflicts: true,
  limit: { attempts: 30, minutes: 60 },
  summary: 'Makes a backup, verifies one, or restores one for trial; a job does it',
} as const satisfies Endpoint;

const keyList = {
  method: 'GET',
  path: 'admin/encryption-keys/',
  access: { permission: 'backups.manage' },
  reply: z.object({
    results: z.array(
      z.object({
        /** Its name; nothing of the key itself. */
        id: z.string(),
        firstUsedAt: z.iso.datetime(),
        isEncrypting: z.boolean(),
        /** Whether what is compared was made with it, so that it stays. */
        makesDigests: z.boolean(),
        /** Values and files that the last pass found under it; null before the first pass. */
        found: z.int().nonnegative().nullable(),
        checkedAt: z.iso.datetime().nullable(),
        /** Whether nothing needs it any more. */
        isRetired: z.boolean(),
      }),
    ),
  }),
  status: 200,
  summary: 'Keys that personal data are encrypted with, and how far each is still needed',
} as const satisfies Endpoint;

const rotateKeys = {
  method: 'POST',
  path: 'admin/encryption-keys/',
  access: { permission: 'backups.manage' },
  body: z.strictObject({}),
  status: 204,
  limit: { attempts: 10, minutes: 60 },
  summary: 'Encrypts everything with the newest key now; a job does it every night too',
} as const satisfies Endpoint;

export const backupEndpoints = {
  'backup-list': list,
  'backup-start': start,
  'encryption-key-list': keyList,
  'encryption-keys-rotate': rotateKeys,
} as const;
