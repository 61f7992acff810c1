import { z } from 'zod';
import { enquiryKinds, enquiryStates, enquiryTopics } from '../enquiries/enquiry.ts';
import { line, note, optionalLine } from '../shared/field-schemas.ts';
import { email } from './email.ts';
import type { Endpoint, RuleContext } from './endpoint.ts';
import { optionalPhone, phone } from './phone.ts';

export const captchaSettings = {
  method: 'GET',
  path: 'captcha/',
  access: 'public',
  reply: z.object({
    provider: z.enum(['turnstile', 'sandbox']),
    /** Names the shop to the provider; empty for the sandbox. */
    siteKey: z.string(),
  }),
  status: 200,
  cached: true,
  summary: 'Which captcha the forms show',
} as const satisfies Endpoint;

/** What the captcha gave the browser; the provider allows 2048 characters. */
export const captcha = z
  .string('captcha_required')
  .min(1, 'captcha_required')
  .max(2048, 'captcha_failed')
  .regex(/^[\x21-\x7e]+$/u, 'captcha_failed');

/** What both forms ask for besides their matter. */
const senderFields = {
  name: line(100),
  eMail: email,
  captcha,
  /** A field that people do not see; only programs fill it in. */
  website: optionalLine(200),
};

const limits = { limit: { attempts: 10, minutes: 10 }, repeatable: true, status: 204 } as const;

/** The fields of the contact form that a person types. */
export const contactFields = (rules: RuleContext) =>
  z.object({
    ...senderFields,
    phone: optionalPhone(rules.market),
    topic: z.enum(enquiryTopics, 'required'),
    orderNumber: optionalLine(40),
    message: note(3000).refine((text) => text !== '', 'required'),
  });

export const sendContact = {
  method: 'POST',
  path: 'enquiries/contact/',
  access: 'public',
  body: contactFields,
  ...limits,
  summary: 'Sends a message to the shop',
} as const satisfies Endpoint;

/** The fields of the special-offer form that a person types. */
export const specialOfferFields = (rules: RuleContext) =>
  z.object({
    ...senderFields,
    phone: phone(rules.market),
    company: optionalLine(150),
    /** IČO or CUI, as it is written on the company's papers. */
    companyNumber: optionalLine(20),
    product: line(200),
    quantity: z.int('invalid_quantity').min(1, 'invalid_quantity').max(100_000, 'invalid_quantity'),
    message: note(3000),
  });

export const sendSpecialOffer = {
  method: 'POST',
  path: 'enquiries/special-offer/',
  access: 'public',
  body: specialOfferFields,
  ...limits,
  summary: 'Asks for a price for a quantity or a company',
} as const satisfies Endpoint;

export const enquiryList = {
  method: 'GET',
  path: 'admin/enquiries/',
  access: { permission: 'enquiries.answer' },
  query: z.object({
    offset: z.coerce.number('invalid_value').int('invalid_value').min(0).max(1_000_000).default(0),
    limit: z.coerce.number('invalid_value').int('invalid_value').min(1).max(500).default(50),
    kind: z.enum(enquiryKinds).optional(),
    /** Open ones come longest waiting first, the others newest first. */
    state: z.enum(enquiryStates, 'invalid_value').optional(),
  }),
  reply: z.object({
    count: z.int(),
    results: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(enquiryKinds),
        language: z.enum(['cs', 'ro']),
        createdAt: z.iso.datetime(),
        /** The form's fields by their names on the wire; null once they were wiped. */
        content: z.record(z.string(), z.union([z.string(), z.int()])).nullable(),
        eMail: z.string().nullable(),
        state: z.enum(enquiryStates),
        answer: z.string().nullable(),
        handledAt: z.iso.datetime().nullable(),
        /** Name of the member of staff. */
        handledBy: z.string().nullable(),
      }),
    ),
  }),
  status: 200,
  summary: 'Enquiries of one state or of all',
} as const satisfies Endpoint;

const ofOne = {
  method: 'POST',
  access: { permission: 'enquiries.answer' },
  params: z.object({
    id: z.coerce
      .number('invalid_value')
      .int('invalid_value')
      .min(1)
      .max(2 ** 31 - 1),
  }),
  status: 204,
} as const;

export const answerEnquiry = {
  ...ofOne,
  path: 'admin/enquiries/{id}/answer/',
  body: z.strictObject({ answer: note(4000).refine((text) => text !== '', 'required') }),
  summary: 'Answers an open enquiry by a mail in the language that it was sent in',
} as const satisfies Endpoint;

export const closeEnquiry = {
  ...ofOne,
  path: 'admin/enquiries/{id}/close/',
  body: z.strictObject({}),
  summary: 'Closes an enquiry that was dealt with otherwise, without a mail',
} as const satisfies Endpoint;

export const reopenEnquiry = {
  ...ofOne,
  path: 'admin/enquiries/{id}/reopen/',
  body: z.strictObject({}),
  summary: 'Opens one again that was closed without an answer',
} as const satisfies Endpoint;
