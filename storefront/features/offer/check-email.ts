import { sendToEmail } from '#core/contract/buyback.ts';
import type { ValidationPhrase } from '#core/phrases/cs/validation.ts';

export interface EmailFields {
  readonly email: string;
  readonly note: string;
}

export type EmailRefusals = Partial<Record<keyof EmailFields, ValidationPhrase>>;

const schema = sendToEmail.body.pick({ eMail: true, note: true });
const fieldOf: Readonly<Record<string, keyof EmailFields>> = { eMail: 'email', note: 'note' };

/** The API's own check of the two typed fields; phrases of what must be mended. */
export function checkEmail({ email, note }: EmailFields): EmailRefusals {
  const checked = schema.safeParse({ eMail: email, note });
  const refusals: EmailRefusals = {};
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = fieldOf[String(path[0])];
    // Messages of the contract's schemas are keys of these phrases.
    if (field !== undefined) refusals[field] ??= message as ValidationPhrase;
  }
  return refusals;
}
