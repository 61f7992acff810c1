import type { z } from 'zod';
import { companyNumber, optionalVatNumber } from './company.ts';
import type { RuleContext } from './endpoint.ts';
import { optionalPhone } from './phone.ts';
import { checkPostcode } from './seller-checks.ts';
import { email } from './email.ts';
import { countryCodes } from '../identity/countries.ts';
import { markets } from '../market/market.ts';
import { optionalLine } from '../shared/field-schemas.ts';
import { foldText } from '../shared/text.ts';
import { cellsByField } from '../import/cells-by-field.ts';
import type { Mapping } from '../import/guess-mapping.ts';
import type { ImportField } from '../import/import-fields.ts';
import type { ImportProblem } from '../import/read-row.ts';

/** A customer of another shop. Whether they want news is not read: nobody agrees for somebody else. */
export interface ImportedCustomer {
  readonly eMail: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly company: string;
  readonly registrationNumber: string;
  readonly vatNumber: string;
  /** Null where the file has no whole address. */
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly postcode: string;
    readonly country: string;
  } | null;
}

export interface ReadCustomer {
  /** Null where something of the row is refused. */
  readonly customer: ImportedCustomer | null;
  readonly problems: readonly ImportProblem[];
}

const reasonOf = (error: z.ZodError): string => error.issues[0]?.message ?? 'invalid_value';

/** Reads a customer's row by the rules that the shop's own forms have; every problem is told. */
export function readCustomer(
  cells: readonly string[],
  mapping: Mapping,
  rules: RuleContext,
): ReadCustomer {
  const said = cellsByField(cells, mapping);
  const problems: ImportProblem[] = [];
  const read = (field: ImportField, schema: z.ZodType<string>): string => {
    const parsed = schema.safeParse(said[field] ?? '');
    if (parsed.success) return parsed.data;
    problems.push({
      field,
      reason: said[field] === undefined ? 'required' : reasonOf(parsed.error),
    });
    return '';
  };
  const optional = (field: ImportField, schema: z.ZodType<string>): string =>
    said[field] === undefined ? '' : read(field, schema);
  const eMail = read('eMail', email);
  const { firstName, lastName } = namesOf(said);
  const company = read('company', optionalLine(150));
  if (lastName === '' && company === '') problems.push({ field: 'lastName', reason: 'required' });
  if (firstName.length > 60 || lastName.length > 60) {
    problems.push({ field: 'lastName', reason: 'too_long' });
  }
  const customer = {
    eMail,
    firstName,
    lastName,
    company,
    phone: optional('phone', optionalPhone(rules.market)),
    registrationNumber: optional('registrationNumber', companyNumber(rules.market)),
    vatNumber: optional('vatNumber', optionalVatNumber(rules)),
    address: addressOf(said, rules, problems),
  };
  return problems.length > 0 ? { customer: null, problems } : { customer, problems };
}

type Said = Partial<Record<ImportField, string>>;

/** First and last name, out of one where the file has them in one. */
function namesOf({ firstName, lastName, fullName }: Said) {
  if (lastName !== undefined || fullName === undefined) {
    return { firstName: firstName ?? '', lastName: lastName ?? '' };
  }
  const parts = fullName.split(' ');
  return { firstName: parts.slice(0, -1).join(' '), lastName: parts.at(-1) ?? '' };
}

const countriesByName: Readonly<Record<string, string>> = {
  cesko: 'CZ',
  ceskarepublika: 'CZ',
  czechia: 'CZ',
  czechrepublic: 'CZ',
  cehia: 'CZ',
  rumunsko: 'RO',
  romania: 'RO',
  slovensko: 'SK',
  slovakia: 'SK',
  slovacia: 'SK',
};

/** The address where street, town and postcode are all there; what is half is left out, as nothing can be sent there. */
function addressOf(
  { street, city, postcode, country }: Said,
  { market }: RuleContext,
  problems: ImportProblem[],
): ImportedCustomer['address'] {
  if (street === undefined || city === undefined || postcode === undefined) return null;
  const code = country?.toUpperCase();
  const named = countryCodes.find((one) => one === code);
  const known = named ?? countriesByName[foldText(country ?? '').replaceAll(/[^a-z]/g, '')];
  if (country !== undefined && known === undefined) {
    problems.push({ field: 'country', reason: 'invalid_value' });
  }
  const address = {
    street: street.slice(0, 100),
    city: city.slice(0, 100),
    postcode,
    country: known ?? markets[market].defaultCountry,
  };
  checkPostcode(address, (_, reason) => problems.push({ field: 'postcode', reason }));
  return address;
}
