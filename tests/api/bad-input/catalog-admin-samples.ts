import type { Samples } from './sample.ts';

const family = {
  seoName: 'iphone-15',
  kind: 'phone',
  manufacturerId: 1,
  nameCs: 'iPhone 15',
  nameRo: 'iPhone 15',
  descriptionCs: 'Popis',
  descriptionRo: 'Descriere',
  releasedOn: '2023-09-22',
  filesetId: 1,
};

const renaming = {
  selectionId: 'abc',
  change: {
    rename: { column: 'nameCs', pattern: '{family} {color}' },
    replace: { columns: ['nameCs'], find: 'Obal', replaceWith: 'Kryt', isCaseKept: true },
    activate: { isActive: true },
    attribute: {
      attributeId: 1,
      says: { valueIds: [1], number: '6,1', textCs: 'sklo', textRo: 'sticlă' },
    },
  },
};
const repricing = { selectionId: 'abc', conditions: ['new'], percent: '2,5', ending: 'ninety' };

/** A valid query or body of every call of the catalogue's administration, in camelCase. */
export const catalogAdminSamples: Samples = {
  'bench-suggestions-take': { body: { list: 'checks' } },
  'service-prices-copy': { body: { selectionId: 'abc', modelId: 1 } },
  'catalogue-export-start': { body: {} },
  'catalogue-export-file': { params: { id: 1 } },
  'feed-update': { params: { code: 'google' }, body: { version: 0, isActive: true } },
  'feed-build': { params: { code: 'google' }, body: {} },
  'feed-left-out': {
    params: { code: 'google' },
    query: { reason: 'no_picture', offset: 0, limit: 5 },
  },
  'feed-category-update': {
    params: { id: 1 },
    body: { version: 0, heureka: 'Elektronika', zbozi: 'Elektro', google: '267', glami: 'Hodinky' },
  },
  'import-upload': { body: { supplier: 'Dodavatel', subject: 'products' } },
  'import-read': { params: { id: 1 } },
  'import-rows': { params: { id: 1 }, query: { outcome: 'new', offset: 0, limit: 5 } },
  'import-preview': {
    params: { id: 1 },
    body: {
      mapping: ['code'],
      options: {
        kind: 'phone',
        manufacturerId: 1,
        categoryId: 1,
        addsNew: true,
        isPublished: true,
        addsCategories: true,
        levelId: 1,
        startsOn: '2026-12-01',
      },
      supplier: 'x',
    },
  },
  'import-apply': { params: { id: 1 }, body: { to: 'applying' } },
  'import-error-file': { params: { id: 1 } },
  'import-invite': { params: { id: 1 } },
  'import-release': { params: { id: 1 } },
  'import-schedule-run': { params: { id: 1 } },
  'import-pictures-upload': { body: { importId: '1' } },
  'import-pictures-failed': { params: { id: 1 }, query: { offset: 0, limit: 5 } },
  'import-pictures-retry': { params: { id: 1 } },
  'admin-price-level-effect': {
    query: { levelId: 1, rule: 'percent', percent: '-5', ending: 'ninety' },
  },
  'gallery-fileset-uses': { params: { filesetId: 1 } },
  'admin-seo-text-list': {
    query: { term: 'iphone', subjectKind: 'category', offset: 0, limit: 5 },
  },
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
  'gallery-file-crop': {
    params: { fileId: 1 },
    body: { version: 1, crop: { left: 100, top: 0, width: 500, height: 1_000 } },
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
    query: { term: 'iphone', of: 'device', offset: 0, limit: 5 },
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
  'admin-accessories-set': {
    params: { metaMasterId: 1 },
    body: { version: 1, families: [2] },
  },
  'admin-products-change-preview': { body: renaming },
  'admin-products-change': { body: { ...renaming, digest: 'abc' } },
  'admin-products-reprice-preview': { body: repricing },
  'admin-products-reprice': {
    body: { ...repricing, digest: 'abc', note: 'akce' },
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
  'admin-new-product': {
    body: {
      family: {
        nameCs: 'Pixel',
        nameRo: 'Pixel',
        kind: 'phone',
        manufacturerId: 1,
        descriptionCs: 'x',
        descriptionRo: 'x',
      },
      familyId: 1,
      categoryIds: [1],
      isPublished: true,
      variants: [
        {
          code: 'PX',
          nameCs: 'Pixel',
          nameRo: 'Pixel',
          groupName: '128 GB',
          colorValueId: 1,
          ean: '4006381333931',
          mpn: 'GA1',
          stock: [{ condition: 'new', price: 100, quantity: 1 }],
          pieces: [
            {
              grade: 'A',
              price: 90,
              boughtFor: 10,
              batteryPercent: 90,
              serial: '490154203237518',
              placeId: 1,
              noteCs: 'x',
              noteRo: 'x',
            },
          ],
        },
      ],
    },
  },
  'admin-variant-items-add': {
    params: { masterProductId: 1 },
    body: {
      stock: [{ condition: 'nearly_new', price: 100, quantity: 1 }],
      pieces: [
        {
          grade: 'A',
          price: 90,
          boughtFor: 10,
          batteryPercent: 90,
          serial: '490154203237518',
          placeId: 1,
          noteCs: 'x',
          noteRo: 'x',
        },
      ],
    },
  },
  'admin-variant-publish': { params: { masterProductId: 1 }, body: {} },
  'admin-variant-retire': { params: { masterProductId: 1 }, body: { successorId: 2 } },
  'admin-variant-bring-back': { params: { masterProductId: 1 }, body: {} },
  'admin-variant-merge': { params: { masterProductId: 1 }, body: { intoId: 2 } },
  'admin-variant-duplicate': { params: { masterProductId: 1 }, body: { what: 'variant' } },
  'admin-variant-preview': { params: { masterProductId: 1 }, body: {} },
  'admin-family-pictures-ensure': { params: { metaMasterId: 1 }, body: {} },
  'admin-piece-photos-ensure': { params: { productId: 1 }, body: {} },
  'admin-piece-photos-publish': { params: { productId: 1 }, body: { isPublic: true } },
  'admin-product-update': {
    params: { productId: 1 },
    body: {
      version: 1,
      quality: 'A',
      barem: '606',
      barcode: 'OB-0001',
      price: 9_000,
      packageWidthCm: '12,5',
      packageHeightCm: '20',
      packageDepthCm: '6',
      packageWeightKg: '0,42',
      isReduced: true,
      isOnSale: true,
    },
  },
  'admin-stock-set': {
    params: { productId: 1 },
    body: { placeId: 1, countedFrom: 0, onHand: 3, reason: 'rozbité' },
  },
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
};
