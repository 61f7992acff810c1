import { describe, expect, it } from 'vitest';
import { mapEmailErrors, mapServerErrors } from './server-errors.ts';

describe('mapServerErrors', () => {
  it('leads the errors of each group to their form fields', () => {
    const body = {
      buyout_device: { imei: ['bad imei'] },
      pickup_address: { street: ['no street'], delivery_extra_info: ['too long'] },
      customer_data: { postcode: ['bad postcode'], e_mail: ['bad e-mail'] },
    };
    expect(mapServerErrors(body)).toEqual({
      fields: {
        imei: ['bad imei'],
        altStreet: ['no street'],
        altExtraInfo: ['too long'],
        postcode: ['bad postcode'],
        email: ['bad e-mail'],
      },
      form: [],
    });
  });

  it('reads camelCase keys and single texts as well', () => {
    const body = { customerData: { bankCode: 'unknown bank' }, pickupAddress: { location: ['?'] } };
    expect(mapServerErrors(body)).toEqual({
      fields: { bankCode: ['unknown bank'], altLocation: ['?'] },
      form: [],
    });
  });

  it('loses no message that belongs to no field', () => {
    const body = {
      customer_data: { shoe_size: ['odd'], constructor: ['odder'] },
      buyout_device: ['no device'],
      device_condition_choices: { 0: ['gone'] },
      non_field_errors: ['first', 'second'],
      message: 'The price has changed.',
      url: '/vykup/',
    };
    expect(mapServerErrors(body)).toEqual({
      fields: {},
      form: ['odd', 'odder', 'no device', 'gone', 'first', 'second', 'The price has changed.'],
    });
  });

  it.each([
    ['Bad Gateway', ['Bad Gateway']],
    [null, []],
    [['one'], ['one']],
  ])('survives the body %j', (body, form) => {
    expect(mapServerErrors(body)).toEqual({ fields: {}, form });
  });
});

describe('mapEmailErrors', () => {
  it('leads the error of the address to the e-mail field and the rest above the form', () => {
    const body = { e_mail: ['bad e-mail'], appraisal_version: ['old'], url: '/vykup/' };
    expect(mapEmailErrors(body)).toEqual({ fields: { email: ['bad e-mail'] }, form: ['old'] });
    expect(mapEmailErrors({ detail: 'later' })).toEqual({ fields: {}, form: ['later'] });
    expect(mapEmailErrors('down')).toEqual({ fields: {}, form: ['down'] });
  });
});
