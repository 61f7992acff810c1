import { refusalOf, type CarrierRefusal, type ParcelToSend } from './parcel-to-send.ts';
import type { TrackedEvent, TrackingState } from './tracking.ts';

/** What Sameday calls its services: the next day to an address, and into its lockers. */
export const samedayServices = { home: '24', point: 'LN' } as const;

export interface SamedaySender {
  /** Ids of the shop's own account. */
  readonly pickupPoint: number;
  readonly service: number;
}

type FormValue = string | number | boolean | null | FormTree | readonly FormTree[];
interface FormTree {
  readonly [name: string]: FormValue;
}

/** Pairs of a form, nested names in brackets as its server reads them: `parcels[0][weight]`. */
function samedayForm(tree: FormTree): [string, string][] {
  const pairs: [string, string][] = [];
  const add = (name: string, value: FormValue): void => {
    if (value === null) return;
    if (Array.isArray(value)) {
      value.forEach((one: FormTree, at) => add(`${name}[${String(at)}]`, one));
      return;
    }
    if (typeof value === 'object') {
      const inner = value as FormTree; // lists ended above
      for (const [key, one] of Object.entries(inner)) {
        add(name === '' ? key : `${name}[${key}]`, one);
      }
      return;
    }
    pairs.push([name, typeof value === 'boolean' ? String(Number(value)) : String(value)]);
  };
  add('', tree);
  return pairs;
}

/** A parcel as `POST /api/awb` wants it. Weight in kg, measures in cm. Source: Sameday's own SDK. */
export function samedayAwb(parcel: ParcelToSend, { pickupPoint, service }: SamedaySender) {
  const weight = Math.max(1, parcel.weightGrams / 1_000);
  const [width, height, length] = parcel.measures ?? [];
  const cm = (mm: number | undefined) => (mm === undefined ? null : Math.ceil(mm / 10));
  return samedayForm({
    pickupPoint,
    packageType: 0,
    packageNumber: 1,
    packageWeight: weight,
    service,
    awbPayment: 1,
    cashOnDelivery: parcel.cash,
    insuredValue: parcel.value,
    thirdPartyPickup: 0,
    currency: parcel.currency,
    awbRecipient: {
      name: `${parcel.firstName} ${parcel.lastName}`.trim(),
      phoneNumber: parcel.phone,
      email: parcel.eMail,
      personType: parcel.company === '' ? 0 : 1,
      companyName: parcel.company === '' ? null : parcel.company,
      countyString: parcel.district,
      cityString: parcel.city,
      address: parcel.street,
      postalCode: parcel.postcode.replace(/\s+/g, ''),
    },
    parcels: [{ weight, width: cm(width), length: cm(length), height: cm(height) }],
    lockerLastMile: parcel.service === 'point' ? parcel.point : null,
    observation: parcel.orderNumber,
    clientInternalReference: parcel.reference,
  });
}

/** The first field that an answer of Symfony's forms finds fault with: `errors.children.awbRecipient.children.phoneNumber`. */
export function samedayRefusal(body: unknown): CarrierRefusal {
  const find = (node: unknown, way: string): string | null => {
    if (typeof node !== 'object' || node === null) return null;
    const { children, errors } = node as { children?: unknown; errors?: unknown }; // every part is checked
    if (Array.isArray(errors) && errors.length > 0) return way;
    if (typeof children !== 'object' || children === null) return null;
    for (const [name, child] of Object.entries(children)) {
      const found = find(child, `${way}.${name}`);
      if (found !== null) return found;
    }
    return null;
  };
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : null;
  const field = find(errors, '')?.replace(/^\.awbRecipient\./, '');
  return refusalOf(field ?? '');
}

/** Ids of Sameday's states that are known; others are told by their text. */
const states: Readonly<Record<number, TrackingState>> = {
  1: 'announced',
  23: 'announced',
  4: 'in_transit',
  56: 'in_transit',
  84: 'in_transit',
  33: 'in_transit',
  78: 'ready_for_pickup',
  9: 'delivered',
  16: 'came_back',
};

const words: readonly (readonly [RegExp, TrackingState])[] = [
  [/returnat (?:la|catre) expeditor/, 'came_back'],
  [/retur|refuz/, 'returning'],
  [/pierdut/, 'lost'],
  [/easybox|punct de ridicare|locker/, 'ready_for_pickup'],
  [/nelivrat|livrare/, 'in_transit'],
  [/livrat/, 'delivered'],
  [/emis|inregistrat/, 'announced'],
];

export function samedayState(id: number, text: string): TrackingState {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return states[id] ?? words.find(([word]) => word.test(folded))?.[1] ?? 'in_transit';
}

export const samedayEvents = (
  history: readonly {
    readonly statusId: number;
    readonly statusLabel: string;
    readonly statusDate: string;
  }[],
): TrackedEvent[] =>
  history.flatMap(({ statusId, statusLabel, statusDate }) => {
    const at = new Date(statusDate);
    return Number.isNaN(at.getTime())
      ? []
      : [{ at, code: String(statusId), state: samedayState(statusId, statusLabel) }];
  });
