import { z } from 'zod';
import type { DeviceKind } from '../buyback/device-kind.ts';
import { requiredIdentifier } from '../buyback/device-kind.ts';
import { countryCodes } from '../identity/countries.ts';
import { parseIdentityCard } from '../identity/identity-card.ts';
import { isIdentityCardValid } from '../identity/identity-validity.ts';
import { parseImei, type ImeiRefusal } from '../identity/imei.ts';
import { parsePhone } from '../identity/phone.ts';
import { parseSerialNumber, type SerialNumberRefusal } from '../identity/serial-number.ts';
import { parseTitle } from '../identity/title.ts';
import { markets, type MarketCode } from '../market/market.ts';
import type { ValidationPhrase } from '../phrases/cs/validation.ts';
import { line, note, optionalLine } from '../shared/field-schemas.ts';
import type { Result } from '../shared/result.ts';
import { parseTypedDate, type TypedDateRefusal } from '../shared/typed-date.ts';
import { appraisalFields } from './buyback.ts';
import { email } from './email.ts';
import type { Endpoint, RuleContext } from './endpoint.ts';
import {
  checkAccount,
  checkAccountHolder,
  checkPerson,
  checkPostcode,
  type RefuseField,
  type Unchecked,
} from './seller-checks.ts';

const genders = ['male', 'female'] as const;

/** A line checked by a rule of core/identity. */
const checked = <T>(max: number, parse: (text: string) => Result<T, string>, message: string) =>
  line(max).transform((text, context) => {
    const parsed = parse(text);
    if (parsed.ok) return parsed.value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

const dateMessages: Readonly<Partial<Record<TypedDateRefusal, ValidationPhrase>>> = {
  date_not_real: 'date_not_real',
  date_out_of_range: 'date_out_of_range',
};
const imeiMessages: Readonly<Partial<Record<ImeiRefusal, ValidationPhrase>>> = {
  imei_software_version: 'imei_software_version',
};
const serialMessages: Readonly<Partial<Record<SerialNumberRefusal, ValidationPhrase>>> = {
  serial_number_length: 'serial_number_length',
};

/** Runs rules over several fields even when one of them failed its own check. */
export const together = <S extends z.ZodType>(
  schema: S,
  check: (value: Unchecked, refuseField: RefuseField) => void,
): S =>
  schema.superRefine(
    (value, context) => {
      if (value === null || typeof value !== 'object') return;
      // The values of failed fields are unknown here; the checks look at texts only.
      check(value as Unchecked, (field, message) =>
        context.addIssue({ code: 'custom', message, path: [field] }),
      );
    },
    { when: () => true },
  );

const country = z.enum(countryCodes, 'required');

const addressFields = (market: MarketCode) => ({
  // A Romanian address is not complete without its county; a Czech one is.
  district: market === 'ro' ? line(100) : optionalLine(100),
  street: line(100),
  city: line(100),
  country,
  postcode: line(16),
});

const validToDate = ({ today }: RuleContext) =>
  line(20).transform((text, context) => {
    const date = parseTypedDate(text, { today, kind: 'any', allowIso: true });
    const message = !date.ok
      ? (dateMessages[date.error] ?? 'invalid_date')
      : isIdentityCardValid(date.value, today)
        ? null
        : 'card_expired';
    if (date.ok && message === null) return date.value;
    context.addIssue({ code: 'custom', message: message ?? 'invalid_date' });
    return z.NEVER;
  });

const customerData = (rules: RuleContext) =>
  together(
    z.object({
      personalIdentificationNumber: line(20),
      identityCardNumber: checked(
        20,
        (text) => parseIdentityCard(text, rules.market),
        'invalid_identity_card',
      ),
      identityReleasedBy: line(100),
      identityValidTo: validToDate(rules),
      degreeBeforeName: optionalLine(40).refine(
        (text) => text === '' || parseTitle(text).ok,
        'invalid_title',
      ),
      firstName: line(60),
      lastName: line(60),
      gender: z.enum(genders, 'required'),
      ...addressFields(rules.market),
      phoneNumber: checked(30, (text) => parsePhone(text, rules.market), 'invalid_phone'),
      nationality: country,
      placeOfBirth: line(100),
      eMail: email,
      bankAccountFullNumber: line(50),
      bankCode: optionalLine(4),
      /** In Latin letters, where the name itself is not. */
      accountHolder: optionalLine(70),
    }),
    (value, refuseField) => {
      checkPerson(rules, value, refuseField);
      checkPostcode(value, refuseField);
      checkAccount(rules.market, value, refuseField);
      checkAccountHolder(value, refuseField);
    },
  );

const pickupAddress = (market: MarketCode) =>
  together(
    z.object({
      ...addressFields(market),
      // A seller may live abroad, but the courier collects at home only.
      country: country.refine((code) => code === markets[market].defaultCountry, 'pickup_abroad'),
      deliveryExtraInfo: note(300),
    }),
    checkPostcode,
  );

const optionalIdentifier = <Refused>(
  parse: (text: string) => Result<string, Refused>,
  messageOf: (refused: Refused) => ValidationPhrase,
) =>
  optionalLine(40).transform((text, context) => {
    if (text === '') return null;
    const parsed = parse(text);
    if (parsed.ok) return parsed.value;
    context.addIssue({ code: 'custom', message: messageOf(parsed.error) });
    return z.NEVER;
  });

const buyoutDevice = (kind: DeviceKind | undefined) =>
  together(
    z.object({
      imei: optionalIdentifier(parseImei, (each) => imeiMessages[each] ?? 'invalid_imei'),
      serialNumber: optionalIdentifier(
        parseSerialNumber,
        (each) => serialMessages[each] ?? 'invalid_serial_number',
      ),
      note: note(1000),
    }),
    (value, refuseField) => {
      const identifier = kind === undefined ? 'none' : requiredIdentifier(kind);
      if (identifier === 'imei' && value['imei'] === null) refuseField('imei', 'required');
      if (identifier === 'serial_number' && value['serialNumber'] === null) {
        refuseField('serialNumber', 'required');
      }
    },
  );

/** What `sellOnline` needs to know besides the body: the kind of the device decides its number. */
export interface SellOnlineRules extends RuleContext {
  /** Absent where the device is unknown; the device itself is refused then. */
  readonly deviceKind?: DeviceKind;
}

/** Body of `buyback-sell-online`; the storefront's form validates with the same schema. */
export const sellOnlineBody = (rules: SellOnlineRules) =>
  appraisalFields.extend({
    customerData: customerData(rules),
    pickupAddress: pickupAddress(rules.market).nullish(),
    buyoutDevice: buyoutDevice(rules.deviceKind),
  });

export type SellOnlineBody = z.output<ReturnType<typeof sellOnlineBody>>;

export const sellOnline = {
  method: 'POST',
  path: 'buyback/sell-online/',
  access: 'public',
  body: sellOnlineBody,
  reply: z.object({
    code: z.string(),
    price: z.int().nonnegative(),
    /** True where a newer price list paid more than the one that the customer saw. */
    priceRaised: z.boolean(),
    url: z.string(),
  }),
  status: 201,
  limit: { attempts: 60, minutes: 10, atCounter: 600 },
  repeatable: true,
  summary: 'Sells a device online; `Location` is the thank-you page',
} as const satisfies Endpoint;
