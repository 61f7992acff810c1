import { beforeEach, expect, it } from 'vitest';
import { forgetSent, noteSent, screenOf, sentFrom } from './sent-from.ts';

beforeEach(forgetSent);

it('knows the screen of an address', () => {
  expect(screenOf('/products/12')).toBe('products');
  expect(screenOf('/')).toBe('');
});

it('says on which screen a call was sent last', () => {
  noteSent('/api/new/admin/units/4/?version=2', 'units');
  noteSent('/api/new/admin/units/5/', 'products');
  expect(sentFrom('/api/new/admin/units/{id}/')).toBe('products');
  noteSent('/api/new/admin/units/4/', 'units');
  expect(sentFrom('/api/new/admin/units/{id}/')).toBe('units');
});

it('tells calls apart, and knows nothing of what was not sent here', () => {
  noteSent('/api/new/admin/units/', 'units');
  expect(sentFrom('/api/new/admin/units/{id}/')).toBeNull();
  expect(sentFrom('/api/new/admin/articles/')).toBeNull();
  forgetSent();
  expect(sentFrom('/api/new/admin/units/')).toBeNull();
});

it('forgets what was long ago', () => {
  noteSent('/first/', 'units');
  for (let n = 0; n < 200; n += 1) noteSent(`/other/${String(n)}/`, 'units');
  expect(sentFrom('/first/')).toBeNull();
});
