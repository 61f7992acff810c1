import { z } from 'zod';
import { languages } from '#core/market/market.ts';
import { fileKinds, type Bridge } from './bridge.ts';
import type { CallName } from './channel-names.ts';

const nothing = z.tuple([]);

/** A name and no path: what a page suggests must not choose the folder. */
const fileName = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[^\\/:*?"<>|\p{Cc}]+$/u)
  .refine((name) => !name.startsWith('.'));

const contents = z.union([
  z.string().max(64 * 1024 * 1024),
  z.instanceof(Uint8Array).refine((bytes) => bytes.length <= 64 * 1024 * 1024),
]);

/** What each call takes, checked by the main process before anything else happens. */
export const callArguments = {
  versions: nothing,
  saveFile: z.tuple([
    z.strictObject({ kind: z.enum(fileKinds), suggestedName: fileName, contents }),
  ]),
  openFile: z.tuple([z.enum(fileKinds)]),
  takeDeepLink: nothing,
  connection: nothing,
  retryConnection: nothing,
  language: nothing,
  setLanguage: z.tuple([z.enum(languages)]),
} satisfies { [K in CallName]: z.ZodType<Parameters<Bridge[K]>> };
