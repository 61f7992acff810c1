import { describe, expect, it } from 'vitest';
import { optionChange } from './option-change.ts';
import type { Option } from './package-query.ts';

const option: Option = {
  id: 7,
  code: 'warranty-24',
  kind: 'insurance',
  name: '',
  text: '',
  price: 100,
  months: 24,
  isChosen: false,
};

describe('optionChange', () => {
  it.each([
    ['insurance', { selectedInsuranceIds: [7] }, { selectedInsuranceIds: [] }],
    ['screen_protection', { screenProtectionId: 7 }, { screenProtectionId: null }],
    ['extended_warranty', { warrantyMonthValue: 24 }, { warrantyMonthValue: null }],
    ['prolonged_warranty', { prolongWarrantyCode: 'warranty-24' }, { prolongWarrantyCode: null }],
  ] as const)('asks for %s by its own name and takes it back', (kind, wanted, unwanted) => {
    expect(optionChange({ ...option, kind })).toEqual(wanted);
    expect(optionChange({ ...option, kind, isChosen: true })).toEqual(unwanted);
  });
});
