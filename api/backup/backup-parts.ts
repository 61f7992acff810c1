import { z } from 'zod';
import { broken, told, type Frame } from './backup-frames.ts';

export const backupFormat = 1;

const shapes = {
  head: z.object({
    format: z.literal(backupFormat),
    madeAt: z.iso.datetime(),
    market: z.string(),
    /** Migrations that had run, with the digest of each file where it is known. */
    migrations: z.array(z.object({ name: z.string(), digest: z.string().nullable() })),
    /** Names of the keys that personal data are encrypted with. */
    keys: z.array(z.string()),
  }),
  table: z.object({ table: z.string(), columns: z.array(z.string()) }),
  tableEnd: z.object({ rows: z.number() }),
  file: z.object({ path: z.string() }),
  fileEnd: z.object({ bytes: z.number(), sha256: z.string() }),
  sequences: z.object({
    sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  }),
  job: z.object({
    name: z.string(),
    data: z.record(z.string(), z.unknown()),
    delayMs: z.number(),
  }),
};

export type BackupHead = z.output<typeof shapes.head>;
export type WaitingJob = z.output<typeof shapes.job>;

/** Reads a frame of one kind of part; throws StartError where it is something else. */
export function partOf<Name extends keyof typeof shapes>(
  name: Name,
  frame: Frame,
): z.output<(typeof shapes)[Name]> {
  const parsed = shapes[name].safeParse(told(frame));
  if (!parsed.success) throw broken('a part is not what it should be');
  // The schema was chosen by the same name.
  return parsed.data as z.output<(typeof shapes)[Name]>;
}
