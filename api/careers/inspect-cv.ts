import { inflateRawSync } from 'node:zlib';
import { fileTypeFromBuffer } from 'file-type';
import { checkCv, type CvFormat, type Inflate } from '#core/careers/check-cv.ts';
import type { UploadedFile } from '#core/contract/endpoint.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';

/** Small parts only, so doing it at once holds nobody up. */
const inflate: Inflate = (packed, limit) => {
  try {
    return inflateRawSync(packed, { maxOutputLength: limit });
  } catch {
    return null;
  }
};

/** What an uploaded CV is; a 400 on `file` that says how to mend it. */
export async function inspectCv({ name, content }: UploadedFile): Promise<CvFormat> {
  const checked = checkCv(name, content, inflate);
  if (!checked.ok) throw new FieldRefusal({ file: [checked.error] });
  // A second opinion: a file that is two formats at once is none of them for sure.
  const found = await fileTypeFromBuffer(content);
  if (found?.ext !== checked.value) throw new FieldRefusal({ file: ['cv_type'] });
  return checked.value;
}
