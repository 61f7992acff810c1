import { z } from 'zod';
import { parseCompanyNumber } from '../identity/company-number.ts';
import { parseVatNumber } from '../identity/vat-number.ts';
import type { MarketCode } from '../market/market.ts';
import { line, optionalLine } from '../shared/field-schemas.ts';
import type { RuleContext } from './endpoint.ts';

/** A company's IČO or CUI as people type it, as digits. */
export const companyNumber = (market: MarketCode) =>
  line(20).transform((text, context) => {
    const parsed = parseCompanyNumber(text, market);
    if (parsed.ok) return parsed.value;
    context.addIssue({ code: 'custom', message: 'invalid_company_number' });
    return z.NEVER;
  });

/** A VAT number with its prefix; `''` for who pays no VAT. */
export const optionalVatNumber = ({ market, today }: RuleContext) =>
  optionalLine(20).transform((text, context) => {
    if (text === '') return '';
    const parsed = parseVatNumber(text, market, today);
    if (parsed.ok) return parsed.value;
    context.addIssue({ code: 'custom', message: 'invalid_vat_number' });
    return z.NEVER;
  });
