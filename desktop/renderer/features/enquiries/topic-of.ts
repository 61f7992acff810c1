import { enquiryTopics, type EnquiryTopic } from '#core/enquiries/enquiry.ts';
import type { Enquiry } from './enquiries.ts';

/** What a message of the contact form is about; null for other forms and where it was wiped. */
export function topicOf(
  content: Enquiry['content'],
): Exclude<EnquiryTopic, 'other'> | 'else' | null {
  const topic = enquiryTopics.find((one) => one === content?.['topic']);
  // A phrase that ends in `_other` would be taken for a plural.
  return topic === 'other' ? 'else' : (topic ?? null);
}
