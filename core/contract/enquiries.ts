import { z } from 'zod';
import { enquiryKinds, enquiryTopics } from '../enquiries/enquiry.ts';
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
  access: { permission: 'enquiries.read' },
  query: z.object({
    offset: z.coerce.number('invalid_value').int('invalid_value').min(0).max(1_000_000).default(0),
    limit: z.coerce.number('invalid_value').int('invalid_value').min(1).max(500).default(50),
    kind: z.enum(enquiryKinds).optional(),
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
      }),
    ),
  }),
  status: 200,
  summary: 'Enquiries, newest first',
} as const satisfies Endpoint;
