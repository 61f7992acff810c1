import { describe, expect, it } from 'vitest';
import { readDetectorBrands } from '#api/seed/detector-source.ts';
import { devicePrices, seedCatalogue } from '#api/seed/seed-catalogue.ts';
import { tableDevices } from '#api/seed/table-devices.ts';
import { reservedBuybackWords } from '#core/paths/buyback-paths.ts';
import { deviceKindSlugs } from '#core/buyback/device-kind.ts';
import { grades } from '#core/buyback/grade.ts';
import { marketCodes, markets } from '#core/market/market.ts';

const catalogue = seedCatalogue(readDetectorBrands());
const { models, manufacturers } = catalogue;
const modelNamed = (slug: string) => models.find((model) => model.slug === slug);

describe('the catalogue of the seed', () => {
  it('has two thousand models of forty makers in all three kinds', () => {
    expect(models.length).toBeGreaterThanOrEqual(2_000);
    expect(manufacturers.length).toBeGreaterThanOrEqual(40);
    const count = (kind: string) => models.filter((model) => model.kind === kind).length;
    expect(count('phone')).toBeGreaterThan(1_500);
    expect(count('tablet')).toBeGreaterThan(150);
    expect(count('smartwatch')).toBeGreaterThan(60);
  });

  it('is the same each time it is built', () => {
    expect(seedCatalogue(readDetectorBrands())).toEqual(catalogue);
  });

  it('still has our own devices where the detector is not installed', () => {
    const own = seedCatalogue(null);
    expect(own.models.length).toBe(tableDevices().flatMap(({ variants }) => variants).length);
    expect(own.models.filter(({ ownPrices }) => ownPrices !== null)).toHaveLength(42);
    expect(own.models.map(({ slug }) => slug)).toContain('iphone-15-128gb');
  });

  it('shows every device in one to six colours and most in their true proportions', () => {
    const counts = models.map(({ colors }) => colors.length);
    expect(Math.min(...counts)).toBe(1);
    expect(Math.max(...counts)).toBe(6);
    const sized = models.filter(({ widthMm, heightMm }) => widthMm !== null && heightMm !== null);
    expect(sized.length / models.length).toBeGreaterThan(0.95);
  });

  it('lists the devices of our own tables first, newer first', () => {
    const own = tableDevices().flatMap(({ variants }) => variants).length;
    expect(models.map(({ popularity }) => popularity)).toEqual(models.map((_, index) => index + 1));
    const days = models.slice(0, own).map(({ releasedOn }) => releasedOn);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(models.slice(own).every(({ colors }) => colors.length >= 2)).toBe(true);
  });
});

describe('names of the seed', () => {
  it('are free of the artefacts of patterns', () => {
    const odd = models.filter(({ name }) => /[$\\_|*]|^\s|\s$|\s{2}/.test(name) || name === '');
    expect(odd).toEqual([]);
  });

  it('do not repeat a model', () => {
    const labels = models.map((model) =>
      `${model.manufacturer} ${model.name} ${String(model.storageGb)}`.toLowerCase(),
    );
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe('slugs of the seed', () => {
  it.each([
    ['models', models.map(({ slug }) => slug)],
    ['makers', manufacturers.map(({ slug }) => slug)],
    ['colours', models.flatMap(({ colors }) => colors.map(({ fullSlug }) => fullSlug))],
  ])('of %s are unique and fit into an address', (_, slugs) => {
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it('name the model, its capacity and where needed its maker', () => {
    const names = [
      'iphone-15-256gb',
      'iphone-15-pro-1tb',
      'xiaomi-14-256gb',
      'galaxy-s25-plus-256gb',
    ];
    for (const slug of names) expect(modelNamed(slug)?.slug).toBe(slug);
    expect(modelNamed('apple-watch-ultra-2')?.storageGb).toBeNull();
    expect(modelNamed('iphone-15-128gb')?.colors[0]?.fullSlug).toBe('iphone-15-128gb-black');
  });

  it.each(marketCodes)('are no words that a page of the market %s has', (market) => {
    const reserved = reservedBuybackWords(market);
    const taken = [...Object.values(deviceKindSlugs[market]), ...manufacturers.map((m) => m.slug)];
    expect([...taken, ...models.map(({ slug }) => slug)].filter((s) => reserved.has(s))).toEqual(
      [],
    );
  });
});

describe.each(marketCodes)('prices of the market %s', (market) => {
  const { currency } = markets[market];

  it('never rise with a worse grade and never fall below the minimal price', () => {
    const wrong = models.filter((model) => {
      const { prices, minimalPrice } = devicePrices(model, currency);
      const paid = grades.map((grade) => prices[grade]);
      return paid.some((price, rank) => price > (paid[rank - 1] ?? price) || price < minimalPrice);
    });
    expect(wrong).toEqual([]);
  });
});

it('keeps the prices that were set by hand', () => {
  const iphone = modelNamed('iphone-16-pro-128gb');
  if (iphone === undefined) throw new Error('the device is missing');
  expect(devicePrices(iphone, 'CZK')).toEqual({
    prices: { 'A+': 13_850, A: 12_740, B: 10_800, C: 6_920, D: 2_770 },
    minimalPrice: 420,
  });
  expect(devicePrices(iphone, 'RON')).toEqual({
    prices: { 'A+': 2_855, A: 2_625, B: 2_225, C: 1_430, D: 570 },
    minimalPrice: 85,
  });
});
