import { z } from 'zod';
import { parseEmail } from '../identity/email.ts';
import { line } from '../shared/field-schemas.ts';

/** An e-mail address, normalised. */
export const email = line(254).transform((text, context) => {
  const parsed = parseEmail(text);
  if (parsed.ok) return parsed.value;
  context.addIssue({ code: 'custom', message: 'invalid_email' });
  return z.NEVER;
});
