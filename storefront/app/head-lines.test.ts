import { describe, expect, it } from 'vitest';
import { headLines, type HeadPlace } from './head-lines.ts';

const place: HeadPlace = {
  language: 'cs',
  market: 'cz',
  publicUrl: 'https://shop.example',
  shopName: 'Obměna',
};
const head = { title: 'Telefony', description: 'Nové i použité', canonical: '/telefony' };
const written = (more: object = {}, where: Partial<HeadPlace> = {}) =>
  headLines({ ...head, ...more }, { ...place, ...where }).join('\n');

describe('the head of a page', () => {
  it('names one address in the market’s own language, and that of each language', () => {
    const text = written();
    expect(text).toContain('<link rel="canonical" href="https://shop.example/telefony">');
    expect(text).toContain('hreflang="cs" href="https://shop.example/telefony"');
    expect(text).toContain('hreflang="ro" href="https://shop.example/telefony?language=ro"');
    expect(text).toContain('hreflang="x-default" href="https://shop.example/telefony"');
  });

  it('has its own address in the other language', () => {
    const text = written({ canonical: '/telefony?page=2' }, { language: 'ro' });
    expect(text).toContain(
      '<link rel="canonical" href="https://shop.example/telefony?page=2&amp;language=ro">',
    );
    expect(text).toContain('<meta property="og:locale" content="ro_RO">');
  });

  it('keeps a page without an address out of search', () => {
    const text = written({ canonical: undefined });
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toContain('canonical');
    expect(text).not.toContain('hreflang');
  });

  it('keeps a filtered list out of search, yet says where the whole list is', () => {
    const text = written({ robots: 'noindex' });
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain('rel="canonical"');
    expect(text).not.toContain('hreflang');
  });

  it('leads to the neighbouring pages of a list', () => {
    const text = written({ previous: '/telefony', next: '/telefony?page=3' });
    expect(text).toContain('<link rel="prev" href="https://shop.example/telefony">');
    expect(text).toContain('<link rel="next" href="https://shop.example/telefony?page=3">');
  });

  it('pictures a shared link where there is a picture', () => {
    expect(written({ image: '/media/a.jpg' })).toContain(
      '<meta property="og:image" content="https://shop.example/media/a.jpg">',
    );
    expect(written()).not.toContain('og:image');
  });

  it('escapes what it is given', () => {
    expect(written({ title: '"<b>&' })).toContain('<title>&quot;&lt;b&gt;&amp;</title>');
  });
});

describe('structured data', () => {
  const evil = '</script><script>alert(1)</script>';
  const text = written({
    jsonLd: [{ '@type': 'Product', name: evil, url: '/produkt/a', image: ['/media/a.jpg'] }],
  });
  const json = /<script type="application\/ld\+json">(.*)<\/script>/.exec(text)?.[1] ?? '';

  it('cannot end its element', () => {
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({ '@graph': [{ name: evil }] });
  });

  it('holds whole addresses', () => {
    expect(JSON.parse(json)).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        { url: 'https://shop.example/produkt/a', image: ['https://shop.example/media/a.jpg'] },
      ],
    });
  });

  it('is left out where a page has none', () => {
    expect(written()).not.toContain('ld+json');
  });
});
