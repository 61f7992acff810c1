import {
  refusalOf,
  streetAndNumber,
  type CarrierRefusal,
  type ParcelToSend,
} from './parcel-to-send.ts';
import type { TrackedEvent, TrackingState } from './tracking.ts';
import { findXml, readXml, textOf, writeXml, type XmlElement, type XmlTree } from './xml.ts';

/** Ids by which Packeta brings to an address: its own couriers of the country. Source: its list of carriers. */
const homeIds: Readonly<Record<string, number>> = { CZ: 106, RO: 590 };

/** A call of Packeta's REST/XML interface: the method is the document's name. */
export const packetaCall = (method: string, password: string, rest: XmlTree): string =>
  `<?xml version="1.0" encoding="utf-8"?>${writeXml({ [method]: { apiPassword: password, ...rest } })}`;

/** A parcel as `createPacket` and `packetAttributesValid` want it. Weight in kg, measures in mm. */
export function packetaAttributes(parcel: ParcelToSend, eshop: string): XmlTree {
  const { measures, service } = parcel;
  const { street, number, rest } = streetAndNumber(parcel.street);
  return {
    number: parcel.reference,
    name: parcel.firstName,
    surname: parcel.lastName,
    company: parcel.company === '' ? null : parcel.company,
    email: parcel.eMail,
    phone: parcel.phone,
    addressId: service === 'point' ? parcel.point : (homeIds[parcel.country] ?? null),
    cod: parcel.cash > 0 ? parcel.cash : null,
    value: parcel.value,
    currency: parcel.currency,
    weight: (parcel.weightGrams / 1_000).toFixed(3),
    eshop,
    ...(service === 'home' && {
      street,
      houseNumber: `${number}${rest === '' ? '' : ` ${rest}`}`.trim(),
      city: parcel.city,
      zip: parcel.postcode.replace(/\s+/g, ''),
    }),
    size:
      measures === null ? null : { length: measures[2], width: measures[0], height: measures[1] },
  };
}

export type PacketaAnswer =
  | { readonly outcome: 'ok'; readonly result: XmlElement }
  | { readonly outcome: 'refused'; readonly refusal: CarrierRefusal; readonly fault: string }
  | { readonly outcome: 'unreadable' };

/** What Packeta answered; a fault is told by its class and the name of a field, never by the value in it. */
export function readPacketaAnswer(body: string): PacketaAnswer {
  const response = readXml(body);
  if (response?.name !== 'response') return { outcome: 'unreadable' };
  const result = findXml(response, 'result');
  if (textOf(response, 'status') === 'ok' && result) return { outcome: 'ok', result };
  const fault = textOf(response, 'fault');
  const field = textOf(response, 'detail', 'attributes', 'fault', 'name');
  return { outcome: 'refused', fault, refusal: refusalOf(field === '' ? fault : field) };
}

/** Codes of Packeta's states. Source: docs.packetery.com, packet tracking. */
const states: Readonly<Record<string, TrackingState>> = {
  1: 'announced',
  2: 'in_transit',
  3: 'in_transit',
  4: 'in_transit',
  5: 'ready_for_pickup',
  6: 'in_transit',
  7: 'delivered',
  9: 'returning',
  10: 'came_back',
  11: 'announced',
  12: 'in_transit',
  14: 'in_transit',
  16: 'in_transit',
  17: 'returning',
};

/** Messages of `packetTracking`; its times are of Prague and have no zone, so the caller says how to read them. */
export const packetaEvents = (
  result: XmlElement,
  instantOf: (local: string) => Date,
): TrackedEvent[] =>
  result.children
    .filter(({ name }) => name === 'record')
    .flatMap((record) => {
      const code = textOf(record, 'statusCode');
      const state = states[code];
      const at = instantOf(textOf(record, 'dateTime'));
      return state === undefined || Number.isNaN(at.getTime()) ? [] : [{ at, state, code }];
    });
