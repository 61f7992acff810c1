import type { Samples } from './sample.ts';

/** A valid query or body of the calls that know a visitor. */
export const visitorSamples: Samples = {
  'auth-login': { body: { eMail: 'nikdo@posta.example', password: 'Velmi-tajne-1' } },
  'set-language': { body: { language: 'cs' } },
  'resolve-address': { query: { path: '/telefony' } },
  'visitor-favourite': { body: { product: 'iphone-15-128gb-black', isKept: true } },
  'visitor-visit': { body: { product: 'iphone-15-128gb-black' } },
  'visitor-compared': { body: { products: ['iphone-15-128gb-black'] } },
};
