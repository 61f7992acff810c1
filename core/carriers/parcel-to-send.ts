import type { CarrierService } from '../deliveries/carriers.ts';

/** A parcel as a carrier is told of it. Amounts in whole units of its currency, measures in mm. */
export interface ParcelToSend {
  /** The shop's own name of it, the same at every try: the carrier finds it by this. */
  readonly reference: string;
  readonly orderNumber: string;
  readonly service: CarrierService;
  /** The carrier's id of the pick-up point; null for an address. */
  readonly point: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly eMail: string;
  /** With the country's prefix. */
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly district: string;
  readonly postcode: string;
  /** Two letters. */
  readonly country: string;
  readonly weightGrams: number;
  readonly measures: readonly [width: number, height: number, depth: number] | null;
  /** Collected from whoever takes it over; 0 where it is paid. */
  readonly cash: number;
  readonly value: number;
  /** Its driver takes a parcel of the receiver for it, and gives it for nothing else. */
  readonly exchanges: boolean;
  readonly currency: string;
}

/** What a carrier does not take; keys of the phrases that say what to mend. */
export type CarrierRefusal =
  'address' | 'phone' | 'mail' | 'point' | 'weight' | 'cash' | 'credentials' | 'refused';

/** Which field of a carrier's answer means what, by the first word that its lower-case name has in it. */
const fields: readonly (readonly [word: RegExp, refusal: CarrierRefusal])[] = [
  [/point|addressid|locker|psd|branch/, 'point'],
  [/phone|telefon/, 'phone'],
  [/mail/, 'mail'],
  [/weight|size|greutat/, 'weight'],
  [/password|username|unauthor|credential|clientnumber|token/, 'credentials'],
  [/street|city|zip|postal|county|address|house|name/, 'address'],
  // After the codes of posts.
  [/cod|cash/, 'cash'],
];

/** What is wrong, by the name of the field that a carrier found fault with; never its value. */
export const refusalOf = (field: string): CarrierRefusal =>
  fields.find(([word]) => word.test(field.toLowerCase()))?.[1] ?? 'refused';

/** A street and the number at its end, for carriers that want them apart. */
export function streetAndNumber(line: string): { street: string; number: string; rest: string } {
  const parts = /^(?<street>.*\D)\s+(?<number>\d+)(?<rest>[\w/ -]*)$/u.exec(line.trim())?.groups;
  if (!parts) return { street: line.trim(), number: '', rest: '' };
  const { street = '', number = '', rest = '' } = parts;
  return { street: street.trim().replace(/,$/, ''), number, rest: rest.trim() };
}
