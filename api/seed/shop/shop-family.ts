import type { DeviceKind } from '#core/buyback/device-kind.ts';
import type { Grade } from '#core/buyback/grade.ts';
import type { CalendarDate } from '#core/shared/calendar.ts';

/** A value of a choice attribute; it is added to the attribute when it is new. */
export interface ShopValue {
  readonly code: string;
  readonly nameCs: string;
  readonly nameRo: string;
  readonly hex?: string;
}

/** One attribute of a variant: a value, a number in the attribute's unit, or a text. */
export type ShopAttribute =
  | { readonly attribute: string; readonly value: ShopValue }
  | { readonly attribute: string; readonly number: number }
  | { readonly attribute: string; readonly text: string };

/** Pieces that can be bought together, or one used device. Prices in whole market units. */
export interface ShopItem {
  readonly condition: 'new' | 'nearly_new' | 'used';
  readonly grade: Grade | null;
  readonly price: number;
  /** The price before the reduction that runs; null where none does. */
  readonly usualPrice: number | null;
  readonly batteryPercent: number | null;
  /** Pieces by place; place 0 is the warehouse, the stores follow in their order. */
  readonly stock: readonly (readonly [place: number, pieces: number])[];
}

/** A master product with its stock items. */
export interface ShopVariant {
  readonly seoName: string;
  readonly nameCs: string;
  readonly nameRo: string;
  readonly groupName: string;
  /** The maker's colour, drawn and named so. */
  readonly color: ShopValue | null;
  /** Slugs in the buy-back; null for what is not bought back. */
  readonly device: { readonly model: string; readonly color: string } | null;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  readonly attributes: readonly ShopAttribute[];
  readonly items: readonly ShopItem[];
}

/** A meta master with its variants. */
export interface ShopFamily {
  readonly seoName: string;
  readonly kind: DeviceKind;
  readonly manufacturer: string;
  readonly nameCs: string;
  readonly nameRo: string;
  readonly descriptionCs: string;
  readonly descriptionRo: string;
  readonly popularity: number;
  readonly releasedOn: CalendarDate;
  /** Key of its category, see data/shop-categories.ts; with a maker as `phone/apple`. */
  readonly category: string;
  /** `seo_name`s of the families that it fits. */
  readonly fits: readonly string[];
  readonly variants: readonly ShopVariant[];
}
