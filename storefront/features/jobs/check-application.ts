import { largestCv } from '#core/careers/check-cv.ts';
import { applicationFields } from '#core/contract/careers.ts';
import type { MarketCode } from '#core/market/market.ts';
import type { ValidationPhrase } from '#core/phrases/cs/validation.ts';

export interface ApplicationFields {
  readonly fullName: string;
  readonly eMail: string;
  readonly phone: string;
  readonly note: string;
  readonly consent: boolean;
  readonly captcha: string;
  readonly website: string;
}

export type ApplicationRefusals = Partial<
  Record<keyof ApplicationFields | 'file', ValidationPhrase>
>;

/** What the browser can tell of a file before it is sent; the content is the API's to check. */
function checkFile(file: Pick<File, 'name' | 'size'> | null): ValidationPhrase | null {
  if (file === null) return 'cv_required';
  if (file.size === 0) return 'empty_file';
  if (file.size > largestCv) return 'cv_too_large';
  return /\.(?:pdf|docx|odt)$/i.test(file.name) ? null : 'cv_type';
}

/** The API's own check of the typed fields, and of the file's name and size. */
export function checkApplication(
  fields: ApplicationFields,
  file: Pick<File, 'name' | 'size'> | null,
  market: MarketCode,
): ApplicationRefusals {
  const refusals: ApplicationRefusals = {};
  const sent = { ...fields, consent: String(fields.consent) };
  const checked = applicationFields({ market }).safeParse(sent);
  for (const { path, message } of checked.error?.issues ?? []) {
    // Issues of this schema lie on its fields, and their messages are keys of these phrases.
    refusals[path[0] as keyof ApplicationFields] ??= message as ValidationPhrase;
  }
  const refused = checkFile(file);
  if (refused !== null) refusals.file = refused;
  return refusals;
}
