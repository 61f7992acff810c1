import { z } from 'zod';
import { parsePhone } from '../identity/phone.ts';
import type { MarketCode } from '../market/market.ts';
import { line } from '../shared/field-schemas.ts';

/** A phone number as people type it in a market, in E.164. */
export const phone = (market: MarketCode) =>
  line(40).transform((text, context) => {
    const parsed = parsePhone(text, market);
    if (parsed.ok) return parsed.value;
    context.addIssue({ code: 'custom', message: 'invalid_phone' });
    return z.NEVER;
  });

/** The same where it may be left out or empty; both become `''`. */
export const optionalPhone = (market: MarketCode) =>
  z
    .union([z.literal(''), phone(market)], 'invalid_phone')
    .nullish()
    .transform((text) => text ?? '');
