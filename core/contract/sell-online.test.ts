import { describe, expect, it } from 'vitest';
import { sellOnlineBody, type SellOnlineRules } from './sell-online.ts';

const rules = { market: 'cz', today: '2026-10-01', deviceKind: 'phone' } as const;

const customer = {
  personalIdentificationNumber: '736028/5163',
  identityCardNumber: '123456789',
  identityReleasedBy: 'Magistrát města Brna',
  identityValidTo: '31.12.2030',
  degreeBeforeName: 'Ing.',
  firstName: 'Jana',
  lastName: 'Nováková',
  gender: 'female',
  district: '',
  street: 'Dlouhá 1',
  city: 'Brno',
  country: 'CZ',
  postcode: '602 00',
  phoneNumber: '602 123 456',
  nationality: 'CZ',
  placeOfBirth: 'Brno',
  eMail: 'Jana@Example.com',
  bankAccountFullNumber: '19-2000145399',
  bankCode: '0800',
};
const sale = (changes: Record<string, unknown> = {}, device: Record<string, unknown> = {}) => ({
  deviceIdentifier: 'iphone-15-128gb-black',
  appraisalVersion: 'v1',
  deviceConditionChoices: ['display_1'],
  customerData: { ...customer, ...changes },
  buyoutDevice: { imei: '490154203237518', ...device },
});
const problems = (body: unknown, context: SellOnlineRules = rules) =>
  sellOnlineBody(context)
    .safeParse(body)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the body of sell online', () => {
  it('accepts a complete sale and normalises what was typed', () => {
    const parsed = sellOnlineBody(rules).parse(sale());
    expect(parsed.customerData).toMatchObject({
      eMail: 'jana@example.com',
      identityValidTo: '2030-12-31',
      phoneNumber: '+420602123456',
    });
    expect(parsed.buyoutDevice).toEqual({ imei: '490154203237518', serialNumber: null, note: '' });
  });

  it.each([
    [
      { personalIdentificationNumber: '736028/5164' },
      'personalIdentificationNumber: invalid_birth_number',
    ],
    [
      { personalIdentificationNumber: '1800101221144' },
      'personalIdentificationNumber: invalid_birth_number',
    ],
    [{ gender: 'male' }, 'gender: gender_mismatch'],
    [{ identityValidTo: '30.9.2026' }, 'identityValidTo: card_expired'],
    [{ identityValidTo: '31.4.2027' }, 'identityValidTo: date_not_real'],
    [{ identityValidTo: '1.1.2099' }, 'identityValidTo: date_out_of_range'],
    [{ identityValidTo: 'zítra' }, 'identityValidTo: invalid_date'],
    [{ degreeBeforeName: 'Ing' }, 'degreeBeforeName: invalid_title'],
    [{ postcode: '1100' }, 'postcode: invalid_postcode'],
    [{ bankCode: '9999' }, 'bankCode: invalid_bank_code'],
    [{ bankCode: '' }, 'bankCode: required'],
    [{ bankAccountFullNumber: '20-2000145399' }, 'bankAccountFullNumber: invalid_prefix'],
    [{ bankAccountFullNumber: '2000145398' }, 'bankAccountFullNumber: invalid_account'],
    [
      { bankAccountFullNumber: '19-2000145399/0100', bankCode: '0800' },
      'bankCode: invalid_bank_code',
    ],
    [{ firstName: '  ' }, 'firstName: required'],
    [{ lastName: 'No\u0000vák' }, 'lastName: control_characters'],
    [{ eMail: 'jana' }, 'eMail: invalid_email'],
    [{ firstName: 'Ян', lastName: 'Шевченко' }, 'accountHolder: holder_missing'],
    [{ firstName: '🙂' }, 'accountHolder: holder_missing'],
    [{ firstName: '小明', accountHolder: '王小明' }, 'accountHolder: holder_not_latin'],
  ])('refuses %j', (changes, problem) => {
    expect(problems(sale(changes))).toContain(`customerData.${problem}`);
  });

  it.each([
    [{ bankAccountFullNumber: '19-2000145399/0800', bankCode: '' }],
    [{ bankAccountFullNumber: 'CZ65 0800 0000 1920 0014 5399', bankCode: '' }],
    [{ identityValidTo: '1.10.2026' }],
    [{ firstName: 'Ян', lastName: 'Шевченко', accountHolder: 'Yan Shevchenko' }],
  ])('accepts %j', (changes) => {
    expect(problems(sale(changes))).toEqual([]);
  });

  it('speaks of every field at once, whatever else is missing', () => {
    expect(problems(sale({ firstName: undefined, postcode: '1', gender: 'male' }))).toEqual(
      expect.arrayContaining([
        'customerData.firstName: required',
        'customerData.postcode: invalid_postcode',
        'customerData.gender: gender_mismatch',
      ]),
    );
  });

  it('refuses a seller until the day of the eighteenth birthday', () => {
    const born = { personalIdentificationNumber: '087203/1006' };
    const at = (today: string) => problems(sale(born), { ...rules, today });
    expect(at('2026-02-02')).toEqual(['customerData.personalIdentificationNumber: under_age']);
    expect(at('2026-02-03')).toEqual([]);
  });

  it('speaks of a wrong bank beside a wrong account', () => {
    expect(problems(sale({ bankAccountFullNumber: '2000145398', bankCode: '9999' }))).toEqual([
      'customerData.bankAccountFullNumber: invalid_account',
      'customerData.bankCode: invalid_bank_code',
    ]);
  });

  it('says what is wrong with a number of the device', () => {
    expect(problems(sale({}, { imei: '4901542032375101' }))).toEqual([
      'buyoutDevice.imei: imei_software_version',
    ]);
    expect(problems(sale({}, { imei: '490154203237519' }))).toEqual([
      'buyoutDevice.imei: invalid_imei',
    ]);
    const serial = (serialNumber: string) =>
      problems(sale({}, { serialNumber }), { ...rules, deviceKind: 'tablet' });
    expect(serial('A')).toEqual(['buyoutDevice.serialNumber: serial_number_length']);
    expect(serial('č1234')).toEqual(['buyoutDevice.serialNumber: invalid_serial_number']);
  });

  it('asks phones for an IMEI and tablets for a serial number', () => {
    expect(problems(sale({}, { imei: '' }))).toEqual(['buyoutDevice.imei: required']);
    expect(problems(sale(), { ...rules, deviceKind: 'tablet' })).toEqual([
      'buyoutDevice.serialNumber: required',
    ]);
  });

  it('collects a device in the own country of the shop only', () => {
    const pickupAddress = { ...customer, deliveryExtraInfo: '' };
    const at = (country: string) => ({
      ...sale(),
      pickupAddress: { ...pickupAddress, country, district: 'Cluj', postcode: '60200' },
    });
    const abroad = 'pickupAddress.country: pickup_abroad';
    expect(problems(at('CZ'))).toEqual([]);
    expect(problems(at('RO'))).toContain(abroad);
    expect(problems(at('CZ'), { ...rules, market: 'ro' })).toContain(abroad);
    expect(problems(at('RO'), { ...rules, market: 'ro' })).not.toContain(abroad);
  });

  it('asks a Romanian seller for CNP, IBAN and county', () => {
    const ro = { ...rules, market: 'ro' } as const;
    const seller = {
      personalIdentificationNumber: '1800101221144',
      identityCardNumber: 'XT 123456',
      gender: 'male',
      district: 'Cluj',
      country: 'RO',
      postcode: '010011',
      phoneNumber: '0722 123 456',
      bankAccountFullNumber: 'RO49AAAA1B31007593840000',
      bankCode: '',
    };
    expect(problems(sale(seller), ro)).toEqual([]);
    expect(problems(sale({ ...seller, district: '' }), ro)).toEqual([
      'customerData.district: required',
    ]);
  });
});
