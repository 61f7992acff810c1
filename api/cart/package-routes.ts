import type { Knex } from 'knex';
import type { z } from 'zod';
import { addOnPrice } from '#core/catalog/add-on-price.ts';
import type { changePackage as changeCall, packageProduct } from '#core/contract/cart.ts';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { changePackage, type PackageChange } from './change-package.ts';
import { findOffered, isOfferedWith, type WishedAddOn } from './chosen-extras.ts';
import { currentCart } from './current-cart.ts';
import { lockOwnPackage } from './lock-cart.ts';
import type { PricedPackage } from './priced-packages.ts';

type PackageData = z.output<(typeof packageProduct)['reply']>;
type Body = z.output<(typeof changeCall)['body']>;

/** Accessories that a package's page offers at most. */
const mostAccessories = 12;

/** One package: what it is, what can be chosen to it, and choosing. */
export const packageRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('cart-package-product', ({ params: { id } }, context) =>
    packageData(deps.knex, deps, id, context),
  ),
  bind('cart-package-product-change', ({ params: { id }, body }, context) =>
    deps.knex.transaction((trx) => changed(trx, deps, id, changeOf(body), context)),
  ),
];

/** Changes a package and answers what it is then. */
export async function changed(
  trx: Knex,
  deps: Dependencies,
  id: number,
  change: PackageChange,
  context: RequestContext,
): Promise<PackageData> {
  await lockOwnPackage(trx, context, id);
  const cart = await currentCart(trx, deps, context);
  if (!cart) throw new Error('a locked cart is gone');
  const left = await changePackage(trx, cart, id, change, context);
  return packageData(trx, deps, left, context);
}

/** What the body says; each field that is there chooses its kind of add-on anew. */
function changeOf(body: Body): PackageChange {
  const kinds = new Set<WishedAddOn['kinds'][number]>();
  const addOns: WishedAddOn[] = [];
  const choose = (
    kind: WishedAddOn['kinds'][number],
    wished: Omit<WishedAddOn, 'kinds'> | null,
  ) => {
    kinds.add(kind);
    if (wished) addOns.push({ ...wished, kinds: [kind] });
  };
  const { selectedInsuranceIds, warrantyMonthValue, prolongWarrantyCode, screenProtectionId } =
    body;
  if (selectedInsuranceIds) {
    kinds.add('insurance');
    for (const id of selectedInsuranceIds) {
      addOns.push({ field: 'selectedInsuranceIds', kinds: ['insurance'], id });
    }
  }
  if (warrantyMonthValue !== undefined) {
    const months = warrantyMonthValue;
    choose('extended_warranty', months === null ? null : { field: 'warrantyMonthValue', months });
  }
  if (prolongWarrantyCode !== undefined) {
    const code = prolongWarrantyCode;
    choose('prolonged_warranty', code === null ? null : { field: 'prolongWarrantyCode', code });
  }
  if (screenProtectionId !== undefined) {
    const id = screenProtectionId;
    choose('screen_protection', id === null ? null : { field: 'screenProtectionId', id });
  }
  return { kinds, addOns, quantity: body.quantity, programId: body.installmentId };
}

async function packageData(
  db: Knex,
  deps: Dependencies,
  id: number,
  context: RequestContext,
): Promise<PackageData> {
  const cart = await currentCart(db, deps, context);
  const pack = cart?.packages.find(({ row }) => row.id === id);
  const view = cart?.view.cartPackagesItems.find((each) => each.id === id);
  if (!pack || !view) throw new Refusal(404, 'not_found');
  return {
    package: view,
    options: await optionsOf(db, pack, context.language),
    accessories: await accessoriesOf(db, pack.main.product.meta_master_id),
  };
}

async function optionsOf(db: Knex, { row, main }: PricedPackage, language: Language) {
  const { addOns } = await findOffered(db, { programId: null, buybackCode: null });
  const chosen = new Map(row.children.map((child) => [child.addOn?.id, child]));
  return addOns
    .filter((addOn) => isOfferedWith(addOn, main.product))
    .map((addOn) => ({
      id: addOn.id,
      code: addOn.code,
      kind: addOn.kind,
      months: addOn.months,
      name: addOn.name[language],
      text: addOn.text[language],
      // What was quoted to the customer holds, whatever the price of today.
      price: chosen.get(addOn.id)?.quotedPrice ?? addOnPrice(addOn, main.unitPrice),
      isChosen: chosen.has(addOn.id),
    }));
}

/** Names of accessories that fit the device and lie in the warehouse, the most wanted first. */
async function accessoriesOf(db: Knex, deviceId: number): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { seo_name: string }[] }>(
    `select (array_agg(v.seo_name order by v.position, v.id))[1] as seo_name
     from accessory_fits f
     join meta_masters m on m.id = f.accessory_id
     join master_products v on v.meta_master_id = m.id and v.is_active
     where f.device_id = :deviceId and exists (
       select 1 from products p
       join stock s on s.product_id = p.id and s.on_hand > s.allocated
       join stock_places l on l.id = s.place_id and l.store_id is null
       where p.master_product_id = v.id and p.is_on_sale and p.sold_at is null)
     group by m.id order by m.popularity desc, m.id limit :most`,
    { deviceId, most: mostAccessories },
  );
  return rows.map(({ seo_name }) => seo_name);
}
