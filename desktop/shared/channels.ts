import { z } from 'zod';
import { languages } from '#core/market/market.ts';
import { mostOnLabel } from '#core/warehouse/one-label.ts';
import { mostKeptScans } from './kept-scans.ts';
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

/** Labels and papers are drawn, not photographed; Chromium takes addresses, which carry them to the viewer, up to 2 MB. */
const isPdf = (bytes: Uint8Array): boolean =>
  bytes.length <= 1_500_000 &&
  [0x25, 0x50, 0x44, 0x46, 0x2d].every((byte, place) => bytes[place] === byte);

const scannedCode = z.string().min(1).max(512);

/** Scans that wait for the server, as the page sends them and the file holds them. */
export const keptScanList = z
  .array(
    z.strictObject({
      operationId: z.uuid(),
      text: scannedCode,
      target: z.string().regex(/^[a-z-]{1,20}(?::\d{1,10})?$/),
      also: z.array(scannedCode).max(mostOnLabel),
      label: z.uuid().nullable(),
      by: z.int().min(0),
      at: z.int().min(0),
    }),
  )
  .max(mostKeptScans);

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
  keptScans: nothing,
  keepScans: z.tuple([keptScanList]),
  printers: nothing,
  printPaper: z.tuple([
    z.strictObject({
      printer: z.string().min(1).max(300),
      contents: z.instanceof(Uint8Array).refine(isPdf),
    }),
  ]),
  updateReady: nothing,
  restartForUpdate: nothing,
  language: nothing,
  setLanguage: z.tuple([z.enum(languages)]),
} satisfies { [K in CallName]: z.ZodType<Parameters<Bridge[K]>> };
