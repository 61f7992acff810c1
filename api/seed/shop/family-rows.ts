import { createHash } from 'node:crypto';
import { gtinCheckDigit } from '#core/search/gtin.ts';
import { copyLine, type CopyValue } from '../../platform/database/copy-rows.ts';
import { slugOf } from '../slug.ts';
import type { ShopAttribute, ShopFamily, ShopItem, ShopVariant } from './shop-family.ts';
import type { ShopIds } from './shop-ids.ts';

/** Tables of the catalogue with the columns that the seed writes, in the order of their references. */
export const shopTables = {
  meta_masters:
    'id seo_name kind manufacturer_id name_cs name_ro description_cs description_ro popularity released_on',
  master_products:
    'id meta_master_id code ean seo_name name_cs name_ro group_name color_value_id device_model_id device_color_id width_mm height_mm position',
  product_attributes: 'master_product_id attribute_id place value_id number text_cs text_ro',
  master_product_categories: 'category_id master_product_id',
  device_passports: 'id serial_digest serial_last4 created_at',
  device_passport_events: 'passport_id at kind',
  products:
    'id master_product_id condition grade is_single_unit passport_id price reduced_at battery_percent created_at',
  price_history: 'product_id at price',
  stock_movements: 'product_id passport_id quantity to_id why at',
  accessory_fits: 'accessory_id device_id',
} as const;
export type ShopTable = keyof typeof shopTables;
/** Lines for COPY: a million rows as arrays would be far larger. */
export type ShopRows = Record<ShopTable, string[]>;

const day = 86_400_000;
/** Days before the seed: since when things are sold, since when a reduction runs, a used device's past. */
const past = { listed: 120, reduced: 10, bought: 60, inspected: 59, wiped: 59, relisted: 55 };

/** Turns families into rows of an empty catalogue, with ids counted from 1. */
export class FamilyRows {
  readonly #ids: ShopIds;
  readonly #now: Date;
  readonly #devices = new Map<string, number>();
  readonly #days = new Map<number, string>();
  readonly #next = { family: 1, variant: 1, item: 1, passport: 1 };
  #rows: ShopRows = emptyRows();

  constructor(ids: ShopIds, now: Date) {
    this.#ids = ids;
    this.#now = now;
  }

  /** Variants so far. */
  get products(): number {
    return this.#next.variant - 1;
  }

  /** Rows so far; begins anew. */
  take(): ShopRows {
    const rows = this.#rows;
    this.#rows = emptyRows();
    return rows;
  }

  add(family: ShopFamily): void {
    const id = this.#next.family++;
    // Nothing is made to fit an accessory, and of those there may be a million.
    if (family.kind !== 'accessory') this.#devices.set(family.seoName, id);
    const { kind, nameCs, nameRo, descriptionCs, descriptionRo, popularity, releasedOn } = family;
    this.#write('meta_masters', [
      ...[id, family.seoName, kind, this.#id('manufacturers', slugOf(family.manufacturer))],
      ...[nameCs, nameRo, descriptionCs, descriptionRo, popularity, releasedOn],
    ]);
    const category = this.#id('categories', family.category);
    family.variants.forEach((variant, position) =>
      this.#addVariant(id, category, variant, position),
    );
    for (const device of family.fits) {
      const deviceId = this.#devices.get(device);
      if (deviceId !== undefined) this.#write('accessory_fits', [id, deviceId]);
    }
  }

  #write(table: ShopTable, row: readonly CopyValue[]): void {
    this.#rows[table].push(copyLine(row));
  }

  #addVariant(familyId: number, categoryId: number, variant: ShopVariant, position: number): void {
    const id = this.#next.variant++;
    const { seoName, nameCs, nameRo, groupName, color, device, widthMm, heightMm } = variant;
    this.#write('master_products', [
      ...[id, familyId, `OB${String(id).padStart(7, '0')}`, eanOf(id), seoName, nameCs, nameRo],
      ...[groupName, color ? this.#colorId(variant, color.code) : null],
      device ? this.#id('models', device.model) : null,
      device ? this.#id('colors', device.color) : null,
      ...[widthMm, heightMm, position],
    ]);
    this.#write('master_product_categories', [categoryId, id]);
    for (const attribute of variant.attributes) this.#addAttribute(id, attribute);
    variant.items.forEach((item, place) => this.#addItem(id, item, `${seoName}/${String(place)}`));
  }

  #colorId(variant: ShopVariant, code: string): number {
    return this.#valueId(variant.device ? 'maker-color' : 'color', code);
  }

  #addAttribute(productId: number, attribute: ShopAttribute): void {
    const attributeId = this.#id('attributes', attribute.attribute);
    const said = (...what: readonly CopyValue[]) =>
      this.#write('product_attributes', [productId, attributeId, 0, ...what]);
    if ('value' in attribute) {
      said(this.#valueId(attribute.attribute, attribute.value.code), null, null, null);
    } else if ('number' in attribute) said(null, attribute.number, null, null);
    else said(null, null, attribute.text, attribute.text);
  }

  #addItem(variantId: number, item: ShopItem, name: string): void {
    const id = this.#next.item++;
    const isUnit = item.condition === 'used';
    const listed = this.#daysAgo(isUnit ? past.relisted : past.listed);
    const reduced = item.usualPrice === null ? null : this.#daysAgo(past.reduced);
    const passportId = isUnit ? this.#addPassport(name) : null;
    this.#write('products', [
      ...[id, variantId, item.condition, item.grade, isUnit, passportId],
      ...[item.price, reduced, item.batteryPercent, listed],
    ]);
    this.#write('price_history', [id, listed, item.usualPrice ?? item.price]);
    if (reduced !== null) this.#write('price_history', [id, reduced, item.price]);
    for (const [place, pieces] of item.stock) {
      const bins = this.#ids.bins[place] ?? [];
      const bin = bins[id % bins.length] ?? 0;
      this.#write('stock_movements', [id, passportId, pieces, bin, 'opening', listed]);
    }
  }

  #addPassport(name: string): number {
    const id = this.#next.passport++;
    const digest = createHash('sha256').update(`seed ${name}`).digest('hex');
    const bought = this.#daysAgo(past.bought);
    const last4 = digest.slice(0, 4).toUpperCase();
    this.#write('device_passports', [id, `\\x${digest}`, last4, bought]);
    const events = [
      [bought, 'bought_back'],
      [this.#daysAgo(past.inspected), 'inspected'],
      [this.#daysAgo(past.wiped), 'data_wiped'],
      [this.#daysAgo(past.relisted), 'listed'],
    ] as const;
    for (const event of events) this.#write('device_passport_events', [id, ...event]);
    return id;
  }

  #daysAgo(days: number): string {
    const known = this.#days.get(days) ?? new Date(this.#now.getTime() - days * day).toISOString();
    this.#days.set(days, known);
    return known;
  }

  #id(table: 'manufacturers' | 'models' | 'colors' | 'categories' | 'attributes', name: string) {
    const id = this.#ids[table].get(name);
    if (id === undefined)
      throw new Error(`the seed refers to ${name} of ${table}, which is not there`);
    return id;
  }

  #valueId(attribute: string, code: string): number {
    const id = this.#ids.values.get(`${attribute}/${code}`);
    if (id === undefined) throw new Error(`the seed has no value ${code} of ${attribute}`);
    return id;
  }
}

const emptyRows = (): ShopRows => ({
  meta_masters: [],
  master_products: [],
  product_attributes: [],
  products: [],
  stock_movements: [],
  master_product_categories: [],
  device_passports: [],
  device_passport_events: [],
  price_history: [],
  accessory_fits: [],
});

/** A bar code in the range that shops may use for themselves. */
function eanOf(id: number): string {
  const digits = `29${String(id).padStart(10, '0')}`;
  return `${digits}${String(gtinCheckDigit(digits))}`;
}
