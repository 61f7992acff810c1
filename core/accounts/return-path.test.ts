import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginAddress, returnPath } from './return-path.ts';

describe('returnPath', () => {
  it.each(['/', '/ucet', '/produkt/iphone-15?barva=cerna#cena', '/hledani?q=a%2Fb'])(
    'leads back to %s',
    (path) => expect(returnPath(path, '/otherwise')).toBe(path),
  );

  it.each([
    null,
    '',
    'ucet',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    ' /ucet',
    `/${'x'.repeat(500)}`,
  ])('leads elsewhere instead of to %j', (path) =>
    expect(returnPath(path, '/otherwise')).toBe('/otherwise'),
  );

  it('never leaves the shop, whatever a link asks for', () => {
    const piece = fc.constantFrom('/', '\\', '\t', '\n', ':', '@', 'evil.example', 'https', '.');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const url = new URL(returnPath(pieces.join(''), '/'), 'https://obmena.example');
        return url.origin === 'https://obmena.example';
      }),
    );
  });
});

it('asks for the way back so that it survives the address', () => {
  const url = new URL(loginAddress('/prihlaseni', '/hledani?q=a b&c=č'), 'https://obmena.example');
  expect(returnPath(url.searchParams.get('return'), '/')).toBe('/hledani?q=a b&c=č');
});
