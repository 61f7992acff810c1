import type { EnquiryField } from '#core/phrases/cs/enquiry-mail.ts';
import { rowModel } from '../platform/database/row-model.ts';

/** The filled-in fields of a form; empty ones are left out. */
export type EnquiryContent = Readonly<Partial<Record<EnquiryField, string | number>>>;

/** A row of `enquiries`. Mapping only. */
export class EnquiryModel extends rowModel<'enquiries', { content: EnquiryContent | null }>(
  'enquiries',
  ['content'],
) {}
