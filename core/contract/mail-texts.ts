import { z } from 'zod';
import { editableMails } from '../mails/mail-sentences.ts';
import { languages } from '../market/market.ts';
import type { Endpoint } from './endpoint.ts';

const access = { permission: 'content.edit' } as const;
const asked = z.strictObject({
  kind: z.enum(editableMails, 'invalid_value'),
  language: z.enum(languages, 'invalid_value'),
});

export const mailTextEndpoints = {
  'mail-text-preview': {
    method: 'GET',
    path: 'admin/mail-samples/',
    access,
    query: asked,
    reply: z.object({
      subject: z.string(),
      /** As a mail program without pictures and styles shows it. */
      text: z.string(),
      /** Names that may stand in braces. */
      places: z.array(z.string()),
      usual: z.object({ subject: z.string(), intro: z.string() }),
      isOwn: z.boolean(),
    }),
    status: 200,
    summary: 'A mail as it would be sent now, with values that are made up',
  },
  'mail-text-test': {
    method: 'POST',
    path: 'admin/mail-samples/',
    access,
    body: asked,
    reply: z.object({ recipient: z.string() }),
    status: 200,
    limit: { attempts: 30, minutes: 60 },
    summary: 'Sends a mail with made-up values to the caller',
  },
} as const satisfies Record<string, Endpoint>;
