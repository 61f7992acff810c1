import type { DeliveryKind } from '../deliveries/matrix.ts';
import { foldText } from '../shared/text.ts';

export interface NamedDelivery {
  readonly code: string;
  readonly kind: DeliveryKind;
  /** As shoppers read it. */
  readonly name: string;
}

/**
 * Carriers by words of a delivery's code or name, the more exact ones first; a box and a counter have ids of their own.
 * Source: DELIVERY_ID of Heureka's specification.
 */
const carriers: readonly (readonly [word: RegExp, atHome: string, atPlace: string])[] = [
  [/z.?box/, 'ZASILKOVNA_NA_ADRESU', 'Z_BOX'],
  [/zasilkovn|packeta/, 'ZASILKOVNA_NA_ADRESU', 'ZASILKOVNA'],
  [/alza.?box/, 'VLASTNI_PREPRAVA', 'ALZABOX'],
  [/balikovn/, 'CESKA_POSTA', 'BALIKOVNA_DEPOTAPI'],
  [/posta|balik do ruky/, 'CESKA_POSTA', 'CESKA_POSTA_NAPOSTU'],
  [/\bppl\b/, 'PPL', 'PPL_PARCELSHOP'],
  [/\bdpd\b/, 'DPD', 'DPD_PICKUP'],
  [/\bgls\b/, 'GLS', 'GLS_PARCELSHOP'],
  [/\bwedo\b/, 'WEDO_HOME', 'WEDO_POINT'],
  [/\bups\b/, 'UPS', 'UPS'],
  [/\bdhl\b/, 'DHL', 'DHL'],
  [/fedex/, 'FEDEX', 'FEDEX'],
];

/**
 * The carrier of a delivery as price comparisons know it. What names none is the shop's own transport, or a messenger where
 * it comes within the hour; null for what is fetched, which none of them calls a delivery, and for unknown places.
 */
export function carrierOf({ code, kind, name }: NamedDelivery): string | null {
  if (kind === 'store') return null;
  const said = foldText(`${code.replaceAll(/[-_]/g, ' ')} ${name}`);
  const known = carriers.find(([word]) => word.test(said));
  if (known) return kind === 'pickup_place' ? known[2] : known[1];
  if (kind === 'pickup_place') return null;
  return kind === 'express' ? 'MESSENGER' : 'VLASTNI_PREPRAVA';
}
