import { describe, expect, it } from 'vitest';
import { breadcrumbList, product, type OfferFacts } from './json-ld.ts';
import { article, electronicsStore, faqPage, jobPosting, webSite } from './json-ld-shop.ts';

const used: OfferFacts = {
  path: '/produkt/iphone-15-a',
  price: 12_990,
  currency: 'CZK',
  condition: 'used',
  availability: 'last_pieces',
  seller: 'Obměna',
  country: 'CZ',
  shipping: { price: 99, daysMin: 1, daysMax: 2 },
};

describe('product', () => {
  const facts = { name: 'iPhone 15', path: '/produkt/iphone-15', brand: 'Apple' };

  it('carries its only offer as it is', () => {
    expect(product({ ...facts, offers: [used] })).toMatchObject({
      brand: { '@type': 'Brand', name: 'Apple' },
      offers: {
        '@type': 'Offer',
        price: '12990',
        priceCurrency: 'CZK',
        itemCondition: 'https://schema.org/UsedCondition',
        availability: 'https://schema.org/LimitedAvailability',
        seller: { '@type': 'Organization', name: 'Obměna' },
        hasMerchantReturnPolicy: { applicableCountry: 'CZ', merchantReturnDays: 14 },
      },
    });
  });

  it('says what bringing it costs, and how long that takes where it lies there', () => {
    const detailsOf = (offer: OfferFacts) =>
      // A node is an object.
      JSON.parse(JSON.stringify(product({ ...facts, offers: [offer] }))) as object;
    expect(detailsOf(used)).toMatchObject({
      offers: {
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingRate: { value: '99', currency: 'CZK' },
          shippingDestination: { addressCountry: 'CZ' },
          deliveryTime: {
            handlingTime: { minValue: 0, maxValue: 1, unitCode: 'DAY' },
            transitTime: { minValue: 1, maxValue: 2, unitCode: 'DAY' },
          },
        },
      },
    });
    const later = { ...used, availability: 'expected' } as const;
    expect(detailsOf(later)).not.toHaveProperty('offers.shippingDetails.deliveryTime');
    expect(detailsOf({ ...used, shipping: null })).not.toHaveProperty('offers.shippingDetails');
  });

  it('sums several offers up from the lowest price to the highest', () => {
    const fresh = { ...used, condition: 'new', price: 19_990 } as const;
    expect(product({ ...facts, offers: [fresh, used] })['offers']).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '12990',
      highPrice: '19990',
      offerCount: 2,
      offers: [{ price: '19990' }, { price: '12990' }],
    });
  });

  it('claims neither an offer nor a rating that it does not have', () => {
    const text = JSON.stringify(product({ ...facts, offers: [] }));
    expect(text).not.toContain('offers');
    expect(text).not.toContain('aggregateRating');
  });
});

it('counts breadcrumbs from one and lets the last stand without an address', () => {
  const steps = [{ name: 'Telefony', path: '/telefony' }, { name: 'Apple' }];
  expect(breadcrumbList(steps)['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Telefony', item: '/telefony' },
    { '@type': 'ListItem', position: 2, name: 'Apple', item: undefined },
  ]);
});

describe('electronicsStore', () => {
  it('says each opening of a day and leaves closed days out', () => {
    const day = { opens: '09:00', closes: '18:00' };
    const later = { opens: '19:00', closes: '20:00' };
    const store = electronicsStore({
      name: 'Obměna Kladno',
      path: '/prodejny/kladno',
      street: 'Dlouhá 12',
      city: 'Kladno',
      postcode: '272 01',
      country: 'CZ',
      phone: '+420 601 234 567',
      email: 'a@b.example',
      openingHours: [[day, later], [], [], [], [], [], [day]],
    });
    expect(store['openingHoursSpecification']).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Monday', ...day },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Monday', ...later },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Sunday', ...day },
    ]);
  });
});

it('writes questions, articles and jobs as search engines ask for them', () => {
  expect(faqPage([{ question: 'Kdy?', answer: 'Dnes.' }])['mainEntity']).toEqual([
    { '@type': 'Question', name: 'Kdy?', acceptedAnswer: { '@type': 'Answer', text: 'Dnes.' } },
  ]);
  const text = { headline: 'A', description: 'B', path: '/clanky/a', publisher: 'Obměna' };
  expect(article({ ...text, publishedAt: '2026-11-21T08:00:00Z' })).toMatchObject({
    dateModified: '2026-11-21T08:00:00Z',
  });
  expect(
    jobPosting({
      title: 'Technik',
      description: 'Opravy',
      path: '/kariera/technik',
      postedOn: '2026-11-01',
      employmentType: 'FULL_TIME',
      city: 'Kladno',
      country: 'CZ',
      employer: 'Obměna',
    }),
  ).toMatchObject({ hiringOrganization: { name: 'Obměna' }, baseSalary: undefined });
  expect(JSON.stringify(webSite('Obměna', '/hledani'))).toContain(
    '/hledani?q={search_term_string}',
  );
});
