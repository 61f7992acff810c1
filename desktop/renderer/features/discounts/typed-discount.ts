import { markets, type MarketCode } from '#core/market/market.ts';
import { client } from '../../lib/client.ts';
import { typedMoment } from '../../lib/typed-moment.ts';
import { typedNumber, typedNumberOrNone } from '../../lib/typed-number.ts';
import type { Discount } from './discounts.ts';

interface TypedSet {
  quantity: string;
  /** Codes, as `scopeProducts`. */
  products: string;
  categories: number[];
}

/** A discount as it stands in the fields; numbers and moments as people write them. */
export interface TypedDiscount {
  marketingNameCs: string;
  marketingNameRo: string;
  isActive: boolean;
  isPublic: boolean;
  isCombinable: boolean;
  isAutomaticAssigment: boolean;
  isStudentDiscount: boolean;
  validFrom: string;
  validTo: string;
  discountType: Discount['discountType'];
  discountValue: string;
  isDiscountPerPiece: boolean;
  appliesTo: Discount['appliesTo'];
  /** Codes with spaces, commas or lines between them. */
  scopeProducts: string;
  scopeCategories: number[];
  customerGroups: string;
  minimalDiscountNumerical: string;
  minimalDiscountSets: TypedSet[];
  maxUses: string;
}

const numberText = (value: number | null): string =>
  value === null ? '' : String(value).replace('.', ',');

/** A new one begins switched off: it is looked at and simulated before it counts. */
const fresh: TypedDiscount = {
  marketingNameCs: '',
  marketingNameRo: '',
  isActive: false,
  isPublic: true,
  isCombinable: true,
  isAutomaticAssigment: false,
  isStudentDiscount: false,
  validFrom: '',
  validTo: '',
  discountType: 'percentage',
  discountValue: '',
  isDiscountPerPiece: false,
  appliesTo: 'goods',
  scopeProducts: '',
  scopeCategories: [],
  customerGroups: '',
  minimalDiscountNumerical: '',
  minimalDiscountSets: [],
  maxUses: '',
};

export function typedDiscount(
  discount: Discount | null,
  moment: (iso: string) => string,
): TypedDiscount {
  if (!discount) return fresh;
  const {
    id: _id,
    version: _version,
    uses: _uses,
    codeCount: _count,
    warning: _warning,
    ...kept
  } = discount;
  return {
    ...kept,
    validFrom: kept.validFrom === null ? '' : moment(kept.validFrom),
    validTo: kept.validTo ?? '',
    discountValue: numberText(kept.discountValue),
    scopeProducts: kept.scopeProducts.join(' '),
    customerGroups: kept.customerGroups.join(' '),
    minimalDiscountNumerical: numberText(kept.minimalDiscountNumerical),
    maxUses: numberText(kept.maxUses),
    minimalDiscountSets: kept.minimalDiscountSets.map(({ quantity, products, categories }) => ({
      quantity: String(quantity),
      products: products.join(' '),
      categories,
    })),
  };
}

const tokensOf = (text: string): string[] => text.split(/[\s,;]+/).filter((token) => token !== '');

interface Place {
  readonly market: MarketCode;
  readonly moment: (iso: string) => string;
}

const momentOf = (text: string, market: MarketCode): string | null =>
  text.trim() === '' ? null : typedMoment(text, markets[market].timeZone);

const writtenOf = (typed: TypedDiscount, market: MarketCode) => ({
  ...typed,
  validFrom: momentOf(typed.validFrom, market),
  validTo: typed.validTo === '' ? null : typed.validTo,
  discountValue: typedNumber(typed.discountValue),
  scopeProducts: tokensOf(typed.scopeProducts),
  customerGroups: tokensOf(typed.customerGroups),
  minimalDiscountNumerical: typedNumberOrNone(typed.minimalDiscountNumerical),
  maxUses: typedNumberOrNone(typed.maxUses),
  minimalDiscountSets: typed.minimalDiscountSets.map(({ quantity, products, categories }) => ({
    quantity: typedNumber(quantity),
    products: tokensOf(products),
    categories,
  })),
});

/** Adds a discount, or sends what differs of a stored one, so that another's change of another field stays. */
export function saveDiscount(
  discount: Discount | null,
  typed: TypedDiscount,
  { market, moment }: Place,
): Promise<Discount> {
  const written = writtenOf(typed, market);
  if (!discount) return client.post('admin-discount-add', { body: written });
  const before = typedDiscount(discount, moment);
  const changed = Object.entries(written).filter(
    ([name]) =>
      JSON.stringify(Reflect.get(typed, name)) !== JSON.stringify(Reflect.get(before, name)),
  );
  return client.patch('admin-discount-update', {
    params: { id: discount.id },
    body: { ...Object.fromEntries(changed), version: discount.version },
  });
}
