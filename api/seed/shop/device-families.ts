import type { DeviceKind } from '#core/buyback/device-kind.ts';
import type { Currency } from '#core/market/market.ts';
import { modelLabel, namedByMaker } from '../../catalog/device-labels.ts';
import type { CatalogueModel } from '../build-catalogue.ts';
import { categoryMakers } from '../data/shop-categories.ts';
import { priceListDay } from '../seed-device.ts';
import { storageSuffix } from '../slug.ts';
import { deviceAttributes, makerColor } from './device-attributes.ts';
import { deviceItems, type Places } from './device-items.ts';
import { diceOf } from './dice.ts';
import { monthsBetween } from './months-between.ts';
import type { ShopFamily, ShopVariant } from './shop-family.ts';

/** Older and cheaper devices are bought for their parts and not sold. */
const oldestSold = '2017-01-01';
const cheapestSold = 250;

/** How much of the demonstration shop's sales a maker has against the others. */
const shares: Readonly<Record<string, number>> = {
  Apple: 10,
  Samsung: 8,
  Xiaomi: 6,
  Google: 4,
  Motorola: 3.5,
  Honor: 3,
  POCO: 3,
  Garmin: 3,
  Huawei: 2.5,
  OnePlus: 2.5,
  realme: 2,
  Sony: 1.5,
  Nothing: 2,
  Lenovo: 2,
};

const kindWords: Record<DeviceKind, { readonly cs: string; readonly ro: string }> = {
  phone: { cs: 'Telefon', ro: 'Telefonul' },
  tablet: { cs: 'Tablet', ro: 'Tableta' },
  smartwatch: { cs: 'Chytré hodinky', ro: 'Ceasul inteligent' },
  accessory: { cs: 'Příslušenství', ro: 'Accesoriul' },
};

/** Families of the devices that the shop sells, each with its capacities and colours. */
export function deviceFamilies(
  models: readonly CatalogueModel[],
  currency: Currency,
  places: Places,
): ShopFamily[] {
  const byFamily = new Map<string, [CatalogueModel, ...CatalogueModel[]]>();
  for (const model of models) {
    if (model.releasedOn < oldestSold || model.aPlus < cheapestSold) continue;
    const name = namedByMaker(model.manufacturer, model.name);
    const family = byFamily.get(name);
    if (family) family.push(model);
    else byFamily.set(name, [model]);
  }
  return [...byFamily].map(([name, family]) => deviceFamily(name, family, currency, places));
}

function deviceFamily(
  name: string,
  models: readonly [CatalogueModel, ...CatalogueModel[]],
  currency: Currency,
  places: Places,
): ShopFamily {
  const [first] = models;
  const { kind, manufacturer, releasedOn } = first;
  const suffix = storageSuffix(first.storageGb);
  const hasOwnCategory = categoryMakers[kind]?.includes(manufacturer) ?? false;
  const year = releasedOn.slice(0, 4);
  const diagonal = first.shown?.diagonal ?? null;
  const inches = diagonal === null ? '' : `${String(diagonal).replace('.', ',')}"`;
  return {
    seoName: suffix === '' ? first.slug : first.slug.slice(0, -suffix.length),
    kind,
    manufacturer,
    releasedOn,
    nameCs: name,
    nameRo: name,
    descriptionCs:
      `${kindWords[kind].cs} ${name} z roku ${year}` +
      `${inches === '' ? '' : ` s displejem ${inches}`}. Na nový i použitý dáváme záruku. ` +
      'Každý použitý kus před prodejem zkoušíme, mažeme z něj data předchozího majitele a ukazujeme ' +
      'jeho stav, baterii i historii.',
    descriptionRo:
      `${kindWords[kind].ro} ${name} din ${year}` +
      `${inches === '' ? '' : `, cu ecran de ${inches}`}. Cu garanție, nou sau folosit. Fiecare exemplar ` +
      'folosit este testat înainte de vânzare, fără datele proprietarului anterior, iar starea, ' +
      'bateria și istoricul lui se văd aici.',
    popularity: popularityOf(first),
    category: hasOwnCategory ? `${kind}/${manufacturer}` : kind,
    fits: [],
    variants: models.flatMap((model) => modelVariants(name, model, currency, places)),
  };
}

/** Falls by half in two years; a little chance keeps two models of a day apart. */
function popularityOf({ manufacturer, kind, releasedOn, slug }: CatalogueModel): number {
  const age = Math.max(0, monthsBetween(releasedOn, priceListDay));
  const weight = (shares[manufacturer] ?? 0.5) * (kind === 'phone' ? 1 : 0.5);
  return Math.round(weight * 500 * 0.5 ** (age / 24) * (0.85 + diceOf(slug).roll(30) / 100));
}

function modelVariants(
  family: string,
  model: CatalogueModel,
  currency: Currency,
  places: Places,
): ShopVariant[] {
  const groupName = modelLabel('', model.storageGb).trim();
  return model.colors.map((color) => {
    const shown = makerColor(color);
    const label = [family, groupName].filter(Boolean).join(' ');
    return {
      seoName: color.fullSlug,
      nameCs: `${label} ${shown.nameCs}`,
      nameRo: `${label} ${shown.nameRo}`,
      groupName,
      color: shown,
      widthMm: model.widthMm,
      heightMm: model.heightMm,
      device: { model: model.slug, color: color.fullSlug },
      attributes: deviceAttributes(model, color),
      items: deviceItems(model, color.fullSlug, currency, places),
    };
  });
}
