import { z } from 'zod';
import { countryCodes } from '../identity/countries.ts';
import { markets } from '../market/market.ts';
import { line, optionalLine } from '../shared/field-schemas.ts';
import type { RuleContext } from './endpoint.ts';
import { phone } from './phone.ts';
import { checkPostcode } from './seller-checks.ts';

/** Fields of an address that a parcel or an invoice goes to. */
export const postalAddressFields = ({ market }: RuleContext) => ({
  firstName: line(60),
  lastName: line(60),
  company: optionalLine(150),
  street: line(100),
  city: line(100),
  // A Romanian address is not complete without its county; a Czech one is.
  district: market === 'ro' ? line(100) : optionalLine(100),
  postcode: line(16),
  country: z.enum(countryCodes, 'required').default(markets[market].defaultCountry),
  phone: phone(market),
});

/** Checks the postcode by the rule of its country (T-FORM-8), also beside other refusals. */
export const withCheckedPostcode = <S extends z.ZodType>(schema: S): S =>
  schema.superRefine(
    (value, context) => {
      const fields = Object(value) as Record<string, unknown>; // texts alone are looked at
      checkPostcode(fields, (field, message) =>
        context.addIssue({ code: 'custom', message, path: [field] }),
      );
    },
    { when: () => true },
  );
