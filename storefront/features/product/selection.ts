import { addOnPrice } from '#core/catalog/add-on-price.ts';
import { chooseVariant, type Variant } from '#core/catalog/choose-variant.ts';
import type { ProductChoice } from '#core/catalog/product-address.ts';
import { productConditions, type ProductCondition } from '#core/catalog/product-condition.ts';
import type { AddOn, Offer, Product } from './product-query.ts';

export interface ChosenExtra extends AddOn {
  readonly isChosen: boolean;
}

/** What a page shows for the choice in its address. Amounts in whole market units. */
export interface Selection {
  readonly condition: ProductCondition;
  /** The address asks for a condition that is sold out. */
  readonly isConditionGone: boolean;
  /** The address asks for a unit that is sold. */
  readonly isUnitGone: boolean;
  /** Everything on sale in the condition, cheapest first. */
  readonly offers: readonly Offer[];
  readonly offer: Offer;
  /** Add-ons of the condition, priced for the chosen offer. */
  readonly extras: readonly ChosenExtra[];
  /** Asked for but not offered: names, or null where even the name is not known. */
  readonly dropped: readonly (string | null)[];
  /** Price of the device and the chosen extras. */
  readonly total: number;
}

const addOnsOf = ({ addOns }: Product, condition: ProductCondition): readonly AddOn[] =>
  condition === 'nearly_new' ? addOns.nearlyNew : addOns[condition];

/** Conditions on sale in the order of the offers, each with its pieces, cheapest first. */
export function conditionsOf(
  product: Product,
): readonly { readonly condition: ProductCondition; readonly offers: readonly Offer[] }[] {
  const conditions = [...new Set(product.offers.map(({ condition }) => condition))];
  return conditions.map((condition) => ({
    condition,
    offers: product.offers
      .filter((offer) => offer.condition === condition)
      .sort((first, second) => first.price - second.price),
  }));
}

/** Null when nothing of the product is on sale. */
export function selectionOf(product: Product, choice: ProductChoice): Selection | null {
  const conditions = conditionsOf(product);
  const asked = conditions.find(({ condition }) => condition === choice.condition);
  const shown = asked ?? conditions[0];
  const unit = shown?.offers.find(({ id }) => id === choice.unit);
  const offer = unit ?? shown?.offers[0];
  if (shown === undefined || offer === undefined) return null;
  const { condition, offers } = shown;
  const ticked = extrasOf(product, condition, choice.extras);
  const extras = addOnsOf(product, condition).map((addOn) => ({
    ...addOn,
    price: addOnPrice(addOn, offer.price),
    isChosen: ticked.extras.includes(addOn.code),
  }));
  const chosen = extras.filter(({ isChosen }) => isChosen);
  return {
    condition,
    isConditionGone: choice.condition !== null && asked === undefined,
    isUnitGone: choice.unit !== null && unit === undefined && asked !== undefined,
    offers,
    offer,
    extras,
    dropped: ticked.dropped.map((code) => nameOf(product, code)),
    total: chosen.reduce((sum, { price }) => sum + price, offer.price),
  };
}

/** The conditions are variants to one another: what is ticked stays wherever it is offered. */
function extrasOf(product: Product, condition: ProductCondition, ticked: readonly string[]) {
  const variants: Variant[] = productConditions.map((each) => ({
    code: each,
    attributes: { condition: each },
    extras: addOnsOf(product, each).map(({ code }) => code),
  }));
  const current: Variant = { code: '', attributes: {}, extras: ticked };
  const chosen = chooseVariant(variants, current, ticked, 'condition', condition);
  return { extras: chosen?.extras ?? [], dropped: chosen?.droppedExtras ?? [] };
}

function nameOf({ addOns }: Product, code: string): string | null {
  const all = [...addOns.new, ...addOns.nearlyNew, ...addOns.used];
  return all.find((addOn) => addOn.code === code)?.name ?? null;
}
