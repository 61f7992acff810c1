import type { DeviceKind } from '#core/buyback/device-kind.ts';
import type { SelectedSteps } from '#core/paths/selected-steps.ts';
import type { Currency, Language } from '#core/market/market.ts';
import {
  imageAlt,
  modelLabel,
  namedByMaker,
  type BothLanguages,
} from '../catalog/device-labels.ts';
import type { Choice, ColorChoice } from '../catalog/choices.ts';
import { bilingualAppraisal, type BilingualAppraisal } from './bilingual-appraisal.ts';
import type { PricedDeviceRow } from './priced-device-rows.ts';

/** A device as a snapshot keeps it. */
export interface DeviceSnapshot {
  readonly kind: DeviceKind;
  readonly type: { readonly slug: string; readonly name: BothLanguages };
  readonly manufacturer: { readonly slug: string; readonly name: string };
  readonly model: { readonly slug: string; readonly name: string };
  readonly color: { readonly slug: string; readonly name: BothLanguages; readonly hex: string };
}

/** A device with one price list that has a price for it. */
export interface PricedDevice {
  readonly device: DeviceSnapshot;
  readonly modelId: number;
  readonly colorId: number;
  readonly versionId: number;
  readonly isCurrent: boolean;
  readonly appraisal: BilingualAppraisal;
}

const deviceOf = (row: PricedDeviceRow): DeviceSnapshot => ({
  kind: row.kind,
  type: { slug: row.type, name: { cs: row.type_cs, ro: row.type_ro } },
  manufacturer: { slug: row.manufacturer, name: row.manufacturer_name },
  model: { slug: row.model, name: modelLabel(row.model_name, row.storage_gb) },
  color: { slug: row.color, name: { cs: row.color_cs, ro: row.color_ro }, hex: row.hex },
});

/** Null where the row's list does not buy the device. */
export function pricedDeviceOf(row: PricedDeviceRow, currency: Currency): PricedDevice | null {
  const appraisal = bilingualAppraisal(row, currency);
  if (appraisal === null || row.version_id === null) return null;
  return {
    device: deviceOf(row),
    modelId: row.model_id,
    colorId: row.color_id,
    versionId: row.version_id,
    isCurrent: row.is_current,
    appraisal,
  };
}

export const stepsOf = (device: DeviceSnapshot): SelectedSteps & { productColor: string } => ({
  productType: device.type.slug,
  productManufacturer: device.manufacturer.slug,
  productModel: device.model.slug,
  productColor: device.color.slug,
});

/** `Apple iPhone 15 128 GB`. */
const deviceName = ({ manufacturer, model }: DeviceSnapshot): string =>
  namedByMaker(manufacturer.name, model.name);

/** `Apple iPhone 15 128 GB, černá`. */
export const deviceWithColor = (device: DeviceSnapshot, language: Language): string =>
  imageAlt(deviceName(device), device.color.name[language]);

/** The device as the four choices of the selector. */
export const deviceChoices = (
  device: DeviceSnapshot,
  language: Language,
): {
  productTypeChoice: Choice;
  manufacturerChoice: Choice;
  productModelChoice: Choice;
  productColorChoice: ColorChoice;
} => ({
  productTypeChoice: { value: device.type.slug, label: device.type.name[language] },
  manufacturerChoice: { value: device.manufacturer.slug, label: device.manufacturer.name },
  productModelChoice: { value: device.model.slug, label: device.model.name },
  productColorChoice: {
    value: device.color.slug,
    label: device.color.name[language],
    imageAlt: deviceWithColor(device, language),
    hex: device.color.hex,
  },
});
