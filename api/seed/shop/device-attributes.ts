import type { CatalogueModel } from '../build-catalogue.ts';
import { attributeValues } from '../data/attributes.ts';
import { modelLabel } from '../../catalog/device-labels.ts';
import type { SeedColor } from '../data/colors.ts';
import { baseColorOf } from './base-color.ts';
import type { ShopAttribute, ShopValue } from './shop-family.ts';

const known = (attribute: 'system' | 'display-size', code: string): ShopAttribute => {
  const row = attributeValues[attribute].find((each) => each.code === code);
  if (row === undefined) throw new Error(`no such value of ${attribute} in the seed: ${code}`);
  return { attribute, value: { code, nameCs: row.nameCs, nameRo: row.nameRo } };
};

const measured = (attribute: string, number: number | null | undefined): ShopAttribute[] =>
  number === null || number === undefined ? [] : [{ attribute, number }];

const gigabytes = (attribute: string, size: number | null | undefined): ShopAttribute[] => {
  if (!size) return [];
  const name = modelLabel('', size).trim();
  const code = name.toLowerCase().replace(' ', '-');
  return [{ attribute, value: { code, nameCs: name, nameRo: name } }];
};

function systemOf({ kind, manufacturer, releasedOn }: CatalogueModel): string {
  if (manufacturer === 'Apple') {
    return { phone: 'ios', tablet: 'ipados', smartwatch: 'watchos', accessory: 'ios' }[kind];
  }
  if (kind === 'smartwatch') {
    const wearOs = manufacturer === 'Google' || manufacturer === 'Samsung';
    return wearOs && releasedOn >= '2021-08' ? 'wear-os' : 'own-watch';
  }
  return manufacturer === 'Huawei' && releasedOn >= '2021-06' ? 'harmonyos' : 'android';
}

function displaySizeOf(inches: number): string {
  if (inches < 5) return 'below-5';
  if (inches < 6) return 'from-5';
  if (inches < 6.5) return 'from-6';
  if (inches < 7) return 'from-6-5';
  return inches < 10 ? 'from-7' : 'from-10';
}

/** The maker's colour as a value of its own, named as the sentence goes on: in small letters. */
export const makerColor = ({ slug, nameCs, nameRo, hex }: SeedColor): ShopValue => ({
  code: slug,
  hex,
  nameCs: nameCs.toLocaleLowerCase('cs'),
  nameRo: nameRo.toLocaleLowerCase('ro'),
});

/** What the shop says of a device in one colour. */
export function deviceAttributes(model: CatalogueModel, color: SeedColor): ShopAttribute[] {
  const { shown } = model;
  return [
    { attribute: 'color', value: baseColorOf(color.slug, color.hex) },
    { attribute: 'maker-color', value: makerColor(color) },
    ...gigabytes('capacity', model.storageGb),
    ...gigabytes('ram', shown?.ramGb),
    known('system', systemOf(model)),
    { attribute: 'released', number: Number(model.releasedOn.slice(0, 4)) },
    ...(shown?.diagonal && model.kind !== 'smartwatch'
      ? [known('display-size', displaySizeOf(shown.diagonal))]
      : []),
    ...measured('diagonal', shown?.diagonal),
    ...(shown?.resolution ? [{ attribute: 'resolution', text: shown.resolution }] : []),
    ...measured('width', model.widthMm),
    ...measured('height', model.heightMm),
    ...measured('weight', shown?.grams),
  ];
}
