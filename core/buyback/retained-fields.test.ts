import { expect, it } from 'vitest';
import { retainedPart } from './retained-fields.ts';
import { emptySellForm, sellFormTextFields } from './sell-form.ts';

const secret = [
  'imei',
  'serialNumber',
  'note',
  'birthNumber',
  'identityCardNumber',
  'identityReleasedBy',
  'identityValidTo',
  'gender',
  'nationality',
  'placeOfBirth',
  'bankAccountNumber',
  'bankCode',
];

it('keeps contact and address over a reload, and no identity, account or device', () => {
  const form = { ...emptySellForm('cz'), firstName: 'Jana', birthNumber: '736028/5163' };
  const kept = retainedPart(form);
  expect(kept.firstName).toBe('Jana');
  const forgotten = sellFormTextFields.filter((field) => !Object.hasOwn(kept, field));
  expect(forgotten).toEqual(secret);
  expect(JSON.stringify(kept)).not.toContain('736028');
});
