import {
  refusalOf,
  streetAndNumber,
  type CarrierRefusal,
  type ParcelToSend,
} from './parcel-to-send.ts';
import type { TrackedEvent, TrackingState } from './tracking.ts';

/** Where the shop's parcels are fetched, and by whom GLS knows it. */
export interface GlsSender {
  readonly clientNumber: number;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
  readonly eMail: string;
  readonly phone: string;
}

/** An address as MyGLS has it: the number of the house apart, digits alone. */
const addressOf = (
  name: string,
  at: {
    readonly street: string;
    readonly city: string;
    readonly postcode: string;
    readonly country: string;
  },
  contact: { readonly name: string; readonly phone: string; readonly eMail: string },
) => {
  const { street, number, rest } = streetAndNumber(at.street);
  return {
    Name: name,
    Street: street,
    HouseNumber: number,
    HouseNumberInfo: rest,
    City: at.city,
    ZipCode: at.postcode.replace(/\s+/g, ''),
    CountryIsoCode: at.country,
    ContactName: contact.name,
    ContactPhone: contact.phone,
    ContactEmail: contact.eMail,
  };
};

/** A parcel as `PrepareLabels` wants it. Source: MyGLS API for system integration, Parcel class. */
export function glsParcel(parcel: ParcelToSend, sender: GlsSender) {
  const person = `${parcel.firstName} ${parcel.lastName}`.trim();
  const contact = { name: person, phone: parcel.phone, eMail: parcel.eMail };
  return {
    ClientNumber: sender.clientNumber,
    ClientReference: parcel.reference,
    Count: 1,
    Content: parcel.orderNumber,
    CODAmount: parcel.cash,
    ...(parcel.cash > 0 && { CODReference: parcel.orderNumber, CODCurrency: parcel.currency }),
    PickupAddress: addressOf(sender.name, sender, { ...sender }),
    DeliveryAddress: addressOf(parcel.company === '' ? person : parcel.company, parcel, contact),
    ServiceList:
      parcel.service === 'point'
        ? [{ Code: 'PSD', PSDParameter: { StringValue: parcel.point ?? '' } }]
        : [
            { Code: 'FDS', FDSParameter: { Value: parcel.eMail } },
            // Its exchange service: the driver leaves the parcel for another one alone.
            ...(parcel.exchanges ? [{ Code: 'XS' }] : []),
          ],
  };
}

/** What was wrong, by a fault's text: MyGLS names the field in it. */
export function glsRefusal(
  errors: readonly { ErrorCode?: unknown; ErrorDescription?: unknown }[],
): CarrierRefusal {
  const [first] = errors;
  // 14 and -1: who asks is not known to it.
  if (first?.ErrorCode === 14 || first?.ErrorCode === -1) return 'credentials';
  return refusalOf(typeof first?.ErrorDescription === 'string' ? first.ErrorDescription : '');
}

/** Codes of MyGLS. Source: its documentation, appendix of statuses. */
const delivered = new Set([5, 58, 92, 93]);
const ready = new Set([54, 55, 8]);
const back = new Set([23]);
const returning = new Set([40, 17]);
const announced = new Set([51, 52, 83]);
const lost = new Set([28, 29]);

function glsState(code: number): TrackingState {
  if (delivered.has(code)) return 'delivered';
  if (ready.has(code)) return 'ready_for_pickup';
  if (back.has(code)) return 'came_back';
  if (returning.has(code)) return 'returning';
  if (lost.has(code)) return 'lost';
  return announced.has(code) ? 'announced' : 'in_transit';
}

/** A moment as Microsoft's JSON has it: `/Date(1774645401000+0100)/`; null where it is none. */
export function glsMoment(text: string): Date | null {
  const milliseconds = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/.exec(text)?.[1];
  return milliseconds === undefined ? null : new Date(Number(milliseconds));
}

export const toGlsMoment = (at: Date): string => `/Date(${String(at.getTime())})/`;

export const glsEvents = (
  list: readonly { readonly StatusCode: string; readonly StatusDate: string }[],
): TrackedEvent[] =>
  list.flatMap(({ StatusCode: code, StatusDate: date }) => {
    const at = glsMoment(date);
    return at === null || !/^\d+$/.test(code) ? [] : [{ at, code, state: glsState(Number(code)) }];
  });
