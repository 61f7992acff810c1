import { largestCv } from '#core/careers/check-cv.ts';
import { applicationFields } from '#core/contract/careers.ts';
import type { MarketCode } from '#core/market/market.ts';
import type { ValidationPhrase } from '#core/phrases/cs/validation.ts';
import { schemaRefusals } from '#ui/schema-refusals.ts';
import type { TypedRefusals, TypedValues } from '#ui/use-contract-form.ts';

const textNames = ['fullName', 'eMail', 'phone', 'note', 'consent', 'captcha', 'website'] as const;
/** Controls of the form of an application. */
export const applicationNames = [...textNames, 'file'] as const;

type ApplicationName = (typeof applicationNames)[number];

/** What the browser can tell of a file before it is sent; the content is the API's to check. */
function checkFile(file: Pick<File, 'name' | 'size'> | null): ValidationPhrase | null {
  if (file === null) return 'cv_required';
  if (file.size === 0) return 'empty_file';
  if (file.size > largestCv) return 'cv_too_large';
  return /\.(?:pdf|docx|odt)$/i.test(file.name) ? null : 'cv_type';
}

/** The API's own check of the typed fields, and of the file's name and size. */
export function checkApplication(
  values: TypedValues<(typeof textNames)[number]>,
  file: Pick<File, 'name' | 'size'> | null,
  market: MarketCode,
): TypedRefusals<ApplicationName> {
  const refusals = schemaRefusals(applicationFields({ market }).safeParse(values), textNames);
  const refused = checkFile(file);
  return refused === null ? refusals : { ...refusals, file: refused };
}
