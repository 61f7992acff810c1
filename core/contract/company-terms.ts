import { z } from 'zod';
import { mostPaymentDays } from '../customers/company-terms.ts';
import { line, optionalLine, rowId, token } from '../shared/field-schemas.ts';
import { companyNumber, optionalVatNumber } from './company.ts';
import type { Endpoint, RuleContext } from './endpoint.ts';

const access = { permission: 'customers.terms' } as const;
const params = z.object({ key: token });

const terms = z.object({
  company: z.string(),
  registrationNumber: z.string(),
  vatNumber: z.string(),
  /** Null for everybody's prices. */
  levelId: z.int().nullable(),
  /** Days to pay a transfer; 0 as everybody. */
  paymentDays: z.int(),
  levels: z.array(z.object({ id: z.int(), name: z.string() })),
});

const termsFields = (rules: RuleContext) =>
  z.strictObject({
    company: line(150),
    registrationNumber: companyNumber(rules.market),
    vatNumber: optionalVatNumber(rules),
    levelId: rowId.nullable(),
    paymentDays: z.int('invalid_value').min(0, 'invalid_value').max(mostPaymentDays, 'too_large'),
    /** What stood there when it was opened, so that nobody's change is undone unseen. */
    seen: z.strictObject({
      company: optionalLine(150),
      registrationNumber: optionalLine(20),
      vatNumber: optionalLine(20),
      levelId: rowId.nullable(),
      paymentDays: z.int('invalid_value').min(0, 'invalid_value').max(mostPaymentDays, 'too_large'),
    }),
  });

/** What a company buys for and until when it pays, and who it is by the register. */
export const companyTermsEndpoints = {
  'admin-customer-terms': {
    method: 'GET',
    path: 'admin/customers/{key}/terms/',
    access,
    params,
    reply: terms,
    status: 200,
    summary: 'Terms of a business account: price level, days to pay, who the company is',
  },
  'admin-customer-terms-save': {
    method: 'POST',
    path: 'admin/customers/{key}/terms/',
    access,
    // They decide what goods cost and who may pay later.
    provedAnew: true,
    params,
    body: termsFields,
    reply: terms,
    status: 200,
    conflicts: true,
    summary: 'Changes the terms of a business account; new orders follow them',
  },
  'admin-company-find': {
    method: 'POST',
    path: 'admin/companies/find/',
    access,
    body: (rules: RuleContext) => z.strictObject({ number: companyNumber(rules.market) }),
    reply: z.object({
      /** `unavailable`: the register is away, and nothing is known of the company. */
      outcome: z.enum(['found', 'unknown', 'unavailable']),
      isSandbox: z.boolean(),
      company: z
        .object({
          number: z.string(),
          name: z.string(),
          vatNumber: z.string(),
          /** As the register writes it. */
          seat: z.string(),
          isInactive: z.boolean(),
        })
        .nullable(),
    }),
    status: 200,
    limit: { attempts: 60, minutes: 10 },
    summary: 'Looks a company up by IČO or CUI in the register of the market',
  },
} as const satisfies Record<string, Endpoint>;
