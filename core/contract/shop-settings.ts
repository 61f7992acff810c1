import { z } from 'zod';
import { bankText } from '../identity/bank-text.ts';
import { parseIban } from '../identity/iban.ts';
import { parsePostcode } from '../identity/postcode.ts';
import { parseVatNumber } from '../identity/vat-number.ts';
import { paymentKinds } from '../deliveries/matrix.ts';
import { paymentReadiness } from '../payments/payment-readiness.ts';
import { line } from '../shared/field-schemas.ts';
import { firstSteps, stepStates } from '../shop/first-steps.ts';
import { companyNumber } from './company.ts';
import { email } from './email.ts';
import type { Endpoint, RuleContext } from './endpoint.ts';
import { phone } from './phone.ts';

const access = { permission: 'shop.settings' } as const;

const refined = (max: number, read: (text: string) => string | null, message: string) =>
  line(max).transform((text, context) => {
    const value = read(text);
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

// As pain.001 has it: a location of the bank begins with no 0 or 1 and does not end with O.
const bicForm = /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3})?$/;

/** The company on invoices as people type it. */
const companyFields = ({ market, today }: RuleContext) => ({
  name: line(150).refine((name) => bankText(name) !== null, 'holder_not_latin'),
  street: line(100),
  city: line(100),
  postcode: refined(
    16,
    (text) => {
      const parsed = parsePostcode(text, market);
      return parsed.ok ? parsed.value : null;
    },
    'invalid_postcode',
  ),
  companyId: companyNumber(market),
  vatId: refined(
    20,
    (text) => {
      const parsed = parseVatNumber(text, market, today);
      return parsed.ok ? parsed.value : null;
    },
    'invalid_vat_number',
  ),
  register: line(200),
  eMail: email,
  phone: phone(market),
  iban: refined(
    42,
    (text) => {
      const parsed = parseIban(text);
      return parsed.ok ? parsed.value : null;
    },
    'invalid_iban',
  ),
  bic: line(11)
    .transform((text) => text.toUpperCase())
    .refine((text) => bicForm.test(text), 'invalid_value'),
  bank: line(100),
});

/** As it was read; 0 where nothing was saved before. */
const version = z
  .int('required')
  .min(0, 'invalid_value')
  .max(2 ** 31 - 1, 'invalid_value');

const said = z.object({
  name: z.string(),
  street: z.string(),
  city: z.string(),
  postcode: z.string(),
  companyId: z.string(),
  vatId: z.string(),
  register: z.string(),
  eMail: z.string(),
  phone: z.string(),
  iban: z.string(),
  bic: z.string(),
  bank: z.string(),
});

const settings = z.object({
  /**
   * Where the company comes from: `environment` wins over what is kept here, `sample` is the invented
   * one of a shop that is tried out, `none` keeps a real shop from selling.
   */
  source: z.enum(['environment', 'settings', 'sample', 'none']),
  /** What is kept here, also where the environment wins; null before it was saved. */
  kept: said.nullable(),
  /** What invoices say now; null where there is none. */
  inForce: said.nullable(),
  version: z.int(),
});

/** What a shop must know of itself before it sells. */
export const shopSettingsEndpoints = {
  'admin-company': {
    method: 'GET',
    path: 'admin/company/',
    access,
    reply: settings,
    status: 200,
    summary: 'The company that sells, and where it is said',
  },
  'admin-company-save': {
    method: 'PATCH',
    path: 'admin/company/',
    access,
    body: (context: RuleContext) => z.strictObject({ ...companyFields(context), version }),
    reply: settings,
    status: 200,
    conflicts: true,
    summary: 'Says which company sells; variables of the environment still win',
  },
  'admin-payment-readiness': {
    method: 'GET',
    path: 'admin/payment-readiness/',
    access,
    reply: z.object({
      results: z.array(
        z.object({ kind: z.enum(paymentKinds), readiness: z.enum(paymentReadiness) }),
      ),
    }),
    status: 200,
    summary: 'Which kinds of payment can be switched on, and why the others cannot',
  },
  'admin-first-steps': {
    method: 'GET',
    path: 'admin/first-steps/',
    access,
    reply: z.object({
      /** Whether the shop began empty and still has open steps: the back office begins with them. */
      isLeading: z.boolean(),
      steps: z.array(z.object({ step: z.enum(firstSteps), state: z.enum(stepStates) })),
      /** Of the test order that waits to be cancelled; null where there is none. */
      testOrder: z.object({ id: z.int(), number: z.string() }).nullable(),
      shopUrl: z.string(),
    }),
    status: 200,
    summary: 'The steps to the first sale, by the state of the shop',
  },
} as const satisfies Record<string, Endpoint>;
