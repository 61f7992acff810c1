import { describe, expect, it } from 'vitest';
import { readNewAddress, readOldAddress, refuseHops } from './old-address.ts';

describe('an address of the old shop', () => {
  it.each([
    ['https://www.stary.cz/Telefony/Nokia/', '/telefony/nokia'],
    ['telefony.html', '/telefony.html'],
    ['/index.php?route=product&product_id=42', '/index.php?route=product&product_id=42'],
    ['/p%C5%99%C3%ADslu%C5%A1enstv%C3%AD#kusy', '/p%c5%99%c3%adslu%c5%a1enstv%c3%ad'],
    ['/příslušenství', '/p%c5%99%c3%adslu%c5%a1enstv%c3%ad'],
  ])('%s is looked up as %s', (text, address) => {
    expect(readOldAddress(text)).toEqual({ ok: true, value: address });
  });

  it.each([
    ['/', 'redirect_ours'],
    ['https://www.stary.cz', 'redirect_ours'],
    ['/api/new/products/', 'redirect_ours'],
    ['/a b', 'redirect_not_address'],
    ['/%E0%A4%A', 'redirect_not_address'],
    [`/${'a'.repeat(1_001)}`, 'too_long'],
  ])('%s is refused as %s', (text, error) => {
    expect(readOldAddress(text)).toEqual({ ok: false, error });
  });
});

describe('where it leads', () => {
  it.each([
    ['/iphone-15', '/iphone-15'],
    ['https://OBMENA.cz/iphone-15?barva=1', '/iphone-15?barva=1'],
    ['mobily', '/mobily'],
  ])('%s is %s', (text, address) => {
    expect(readNewAddress(text, 'obmena.cz')).toEqual({ ok: true, value: address });
  });

  it.each(['https://jinde.cz/x', '//jinde.cz/x', '/\\jinde.cz', 'javascript:alert(1)'])(
    'never leads elsewhere: %s',
    (text) => {
      expect(readNewAddress(text, 'obmena.cz').ok).toBe(false);
    },
  );

  it('is one hop', () => {
    const none = () => false;
    expect(refuseHops({ from: '/a', to: '/A/' }, none, none)).toBe('redirect_loop');
    expect(refuseHops({ from: '/a', to: '/b' }, (one) => one === '/b', none)).toBe(
      'redirect_chain',
    );
    expect(refuseHops({ from: '/a', to: '/b' }, none, (one) => one === '/a')).toBe(
      'redirect_chain',
    );
    expect(refuseHops({ from: '/a', to: '/b' }, none, none)).toBeNull();
  });
});
