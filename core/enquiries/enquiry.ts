/** Forms through which people ask the shop. */
export const enquiryKinds = ['contact', 'special_offer'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** What a message of the contact form is about; it decides who in the shop reads it. */
export const enquiryTopics = [
  'product',
  'order',
  'buyback',
  'service',
  'complaint',
  'other',
] as const;
export type EnquiryTopic = (typeof enquiryTopics)[number];

/** What has become of an enquiry: nothing yet, answered by mail, or dealt with otherwise. */
export const enquiryStates = ['open', 'answered', 'closed'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** Days after which an enquiry is wiped: what had to be answered was answered long before. */
export const enquiryRetentionDays = 365;

/**
 * Whether a form was filled in by a program. `trap` is a field that people do not see; whatever
 * stands in it was not typed by one.
 */
export const isTrapped = (trap: string): boolean => trap !== '';
