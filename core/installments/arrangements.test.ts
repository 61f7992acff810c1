import { expect, it } from 'vitest';
import { arrangementsOf } from './arrangements.ts';

it('keeps each package of a mixed cart with its own arrangement', () => {
  const phone = { id: 1, installment: { installmentArrangeType: 'on-store' } } as const;
  const tablet = { id: 2, installment: { installmentArrangeType: 'online' } } as const;
  const watch = { id: 3, installment: null } as const;
  expect(arrangementsOf([phone, tablet, watch])).toEqual({
    onStore: [phone],
    online: [tablet],
    none: [watch],
  });
});
