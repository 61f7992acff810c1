import type { Samples } from './sample.ts';

const named = { code: 'barva', nameCs: 'Barva', nameRo: 'Culoare' };
const family = {
  ...{ seoName: 'iphone-15', kind: 'phone', manufacturerId: 1 },
  ...{
    nameCs: 'iPhone 15',
    nameRo: 'iPhone 15',
    descriptionCs: 'Popis',
    descriptionRo: 'Descriere',
  },
  ...{ releasedOn: '2023-09-22', filesetId: 1 },
};

const limitedOffer = {
  ...{ productId: 1, price: 9_000, pieces: 3 },
  ...{ validFrom: '2026-11-25T08:00:00Z', validUntil: '2026-11-27T08:00:00Z' },
};

/** A valid query or body of every call of the catalogue's administration, in camelCase. */
export const catalogAdminSamples: Samples = {
  'gallery-filesets-by-term': { query: { term: 'pouzdro', offset: 0, limit: 5 } },
  'gallery-fileset-add': { body: { name: 'Pouzdra' } },
  'gallery-fileset-update': {
    params: { filesetId: 1 },
    body: { version: 1, name: 'Pouzdra', order: [1] },
  },
  'gallery-fileset-delete': { params: { filesetId: 1 }, query: { version: 1 } },
  'gallery-file-add': {
    params: { filesetId: 1 },
    body: { altCs: 'zepředu', altRo: 'din față', colorSlug: 'black' },
  },
  'gallery-file-update': {
    params: { fileId: 1 },
    body: { version: 1, altCs: 'zepředu', altRo: 'din față', colorSlug: 'black' },
  },
  'gallery-file-delete': { params: { fileId: 1 }, query: { version: 1 } },
  'meta-master-add': { body: family },
  'meta-master-update': { params: { metaMasterId: 1 }, body: { ...family, version: 1 } },
  'meta-master-delete': { params: { metaMasterId: 1 }, query: { version: 1 } },
  'meta-master-swap': { params: { masterProductId: 1 }, body: { metaMasterId: 1, version: 1 } },
  'meta-master-add-master-product': {
    body: { metaMasterId: 1, version: 1, masterProductIds: [1] },
  },
  'meta-master-exclude': {
    params: { excludedMetaMasterId: 1 },
    query: { term: 'iphone', offset: 0, limit: 5 },
  },
  'admin-attr-name-choices': { query: { term: 'barva' } },
  'admin-product-attributes-set': {
    params: { masterProductId: 1 },
    body: {
      version: 1,
      attributes: [
        { attributeId: 1, valueIds: [1], number: '6,1', textCs: 'sklo', textRo: 'sticlă' },
      ],
    },
  },
  'admin-catalogue-filters-set': { body: { basedOn: [1], attributeIds: [1] } },
  'admin-seo-texts': { query: { subjectKind: 'category', subjectId: 1 } },
  'admin-seo-text-set': {
    body: {
      subjectKind: 'category',
      subjectId: 1,
      language: 'cs',
      title: 'Telefony',
      description: 'Nové i použité',
      version: 0,
    },
  },
  'admin-product-list': {
    query: { term: 'a', offset: 0, limit: 5, masterProductId: 1, condition: 'new' },
  },
  'admin-product-update': {
    params: { productId: 1 },
    body: {
      ...{ version: 1, quality: 'A', barem: '606', barcode: 'OB-0001', price: 9_000 },
      ...{ packageWidthCm: '12,5', packageHeightCm: '20', packageDepthCm: '6' },
      ...{ packageWeightKg: '0,42', isReduced: true, isOnSale: true },
    },
  },
  'admin-stock-set': { params: { productId: 1 }, body: { placeId: 1, countedFrom: 0, onHand: 3 } },
  'admin-level-price-set': {
    params: { productId: 1 },
    body: { version: 1, levelId: 1, price: 100 },
  },
  'component-params-save': {
    params: { componentPk: 1 },
    body: {
      kind: 'product_row',
      version: 1,
      params: { titleCs: 'Akce', titleRo: 'Oferte', masterProductIds: [1], limit: 4 },
    },
  },
  'admin-unit-list': { query: { term: 'a', offset: 0, limit: 5 } },
  'admin-unit-add': { body: { code: 'mm', symbolCs: 'mm', symbolRo: 'mm' } },
  'admin-unit-update': {
    params: { id: 1 },
    body: { ...{ code: 'mm', symbolCs: 'mm', symbolRo: 'mm' }, version: 1 },
  },
  'admin-unit-delete': { params: { id: 1 }, query: { version: 1 } },
  'admin-attribute-group-list': { query: { term: 'a', offset: 0, limit: 5 } },
  'admin-attribute-group-add': { body: { ...named, position: 1 } },
  'admin-attribute-group-update': {
    params: { id: 1 },
    body: { ...{ ...named, position: 1 }, version: 1 },
  },
  'admin-attribute-group-delete': { params: { id: 1 }, query: { version: 1 } },
  'admin-attribute-list': { query: { term: 'a', offset: 0, limit: 5, groupId: 1 } },
  'admin-attribute-add': {
    body: { ...named, position: 1, groupId: 1, unitId: 1, kind: 'choice', isFacet: true },
  },
  'admin-attribute-update': {
    params: { id: 1 },
    body: {
      ...{ ...named, position: 1, groupId: 1, unitId: 1, kind: 'choice', isFacet: true },
      version: 1,
    },
  },
  'admin-attribute-delete': { params: { id: 1 }, query: { version: 1 } },
  'admin-attribute-value-list': { query: { term: 'a', offset: 0, limit: 5, attributeId: 1 } },
  'admin-attribute-value-add': { body: { ...named, position: 1, attributeId: 1, hex: '#000000' } },
  'admin-attribute-value-update': {
    params: { id: 1 },
    body: { ...{ ...named, position: 1, attributeId: 1, hex: '#000000' }, version: 1 },
  },
  'admin-attribute-value-delete': { params: { id: 1 }, query: { version: 1 } },
  'admin-price-level-list': { query: { term: 'a', offset: 0, limit: 5 } },
  'admin-price-level-add': { body: { ...named, position: 1 } },
  'admin-price-level-update': {
    params: { id: 1 },
    body: { ...{ ...named, position: 1 }, version: 1 },
  },
  'admin-price-level-delete': { params: { id: 1 }, query: { version: 1 } },
  'admin-location-list': { query: { term: 'a', offset: 0, limit: 5, productId: 1, placeId: 1 } },
  'admin-location-add': { body: { productId: 1, placeId: 1, code: 'A-01-3', quantity: 2 } },
  'admin-location-update': {
    params: { id: 1 },
    body: { ...{ productId: 1, placeId: 1, code: 'A-01-3', quantity: 2 }, version: 1 },
  },
  'admin-location-delete': { params: { id: 1 }, query: { version: 1 } },
  'admin-used-bonus-list': { query: { term: 'a', offset: 0, limit: 5 } },
  'admin-used-bonus-add': { body: { manufacturerId: 1, deviceTypeId: 1, grade: 'A', percent: 5 } },
  'admin-used-bonus-update': {
    params: { id: 1 },
    body: { ...{ manufacturerId: 1, deviceTypeId: 1, grade: 'A', percent: 5 }, version: 1 },
  },
  'admin-limited-offer-list': { query: { term: 'a', offset: 0, limit: 5, productId: 1 } },
  'admin-limited-offer-add': { body: limitedOffer },
  'admin-limited-offer-update': { params: { id: 1 }, body: { ...limitedOffer, version: 1 } },
  'admin-limited-offer-delete': { params: { id: 1 }, query: { version: 1 } },
  'admin-used-bonus-delete': { params: { id: 1 }, query: { version: 1 } },
};
