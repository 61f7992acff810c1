import type { TypedValues } from '#ui/use-contract-form.ts';

const senderNames = ['name', 'eMail', 'phone'] as const;
const lastNames = ['message', 'captcha', 'website'] as const;

/** Controls of the contact form in their order. */
export const contactNames = [...senderNames, 'topic', 'orderNumber', ...lastNames] as const;
/** Controls of the special-offer form in their order. */
export const offerNames = [
  ...(['product', 'quantity'] as const),
  ...senderNames,
  ...(['company', 'companyNumber'] as const),
  ...lastNames,
] as const;

export type ContactValues = TypedValues<(typeof contactNames)[number]>;
export type OfferValues = TypedValues<(typeof offerNames)[number]>;

/** A count as people type it, `1 000` included; NaN for what is none. */
export function typedCount(text: string): number {
  const digits = text.replace(/\s/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
}
