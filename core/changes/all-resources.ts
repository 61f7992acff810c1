import { vouchers } from '../buyback/vouchers.ts';
import {
  attributeGroups,
  attributes,
  attributeValues,
  units,
} from '../catalog/attribute-resources.ts';
import { menuEntries } from '../catalog/menu-resource.ts';
import {
  limitedOffers,
  plannedPrices,
  priceLevels,
  usedBonuses,
} from '../catalog/stock-resources.ts';
import {
  deviceColors,
  deviceModels,
  deviceTypes,
  manufacturers,
} from '../devices/device-resources.ts';
import { deliveryPlaces } from '../deliveries/place-resource.ts';
import { deliveryMethods, paymentMethods } from '../deliveries/method-resources.ts';
import { oldAddresses } from '../import/old-addresses.ts';
import { importSchedules } from '../import/import-schedules.ts';
import { installmentPrograms } from '../installments/program-resource.ts';
import { suppliers } from '../purchasing/supplier-resource.ts';
import { messageTemplates, repairChecks } from '../service/bench-resources.ts';
import {
  operationStores,
  serviceOperations,
  serviceParts,
  servicePrices,
} from '../service/operation-resources.ts';
import { mailTexts } from '../mails/mail-text-resource.ts';
import { numbers } from '../settings/number-resource.ts';
import { storeDays, stores } from '../shop/store-resources.ts';
import { synonyms } from '../search/synonyms.ts';
import { terms } from '../shop/term-resource.ts';
import { stockLocations } from '../stock/location-resource.ts';
import { parcelBoxes } from '../warehouse/parcel-box-resource.ts';
import { stations } from '../warehouse/station-resource.ts';
import type { Resource } from '../resources/resource.ts';

/** Everything that staff keep as rows of a table; a declaration is named here. */
export const resources = [
  vouchers,
  manufacturers,
  deviceTypes,
  deviceModels,
  deviceColors,
  units,
  attributeGroups,
  attributes,
  attributeValues,
  priceLevels,
  usedBonuses,
  limitedOffers,
  deliveryMethods,
  paymentMethods,
  deliveryPlaces,
  installmentPrograms,
  plannedPrices,
  menuEntries,
  importSchedules,
  oldAddresses,
  synonyms,
  suppliers,
  stores,
  storeDays,
  terms,
  numbers,
  mailTexts,
  stockLocations,
  stations,
  parcelBoxes,
  serviceOperations,
  servicePrices,
  serviceParts,
  operationStores,
  repairChecks,
  messageTemplates,
] as const satisfies readonly Resource[];

export type KnownResource = (typeof resources)[number];
