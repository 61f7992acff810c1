/** Makers in the order of choices; the others follow by name. */
export const popularManufacturers = [
  'Apple',
  'Samsung',
  'Xiaomi',
  'Google',
  'Huawei',
  'Honor',
  'Motorola',
  'OnePlus',
  'realme',
  'POCO',
  'Garmin',
  'Sony',
  'Nothing',
  'OPPO',
  'vivo',
  'Lenovo',
  'Asus',
  'Fairphone',
  'Amazfit',
  'Fitbit',
  'LG',
  'Alcatel',
];

/** The makers' own spelling where the detector's differs. */
const spellings: ReadonlyMap<string, string> = new Map([
  ['Tecno Mobile', 'Tecno'],
  ['NUU Mobile', 'NUU'],
  ['IMO Mobile', 'IMO'],
  ['FireFly Mobile', 'FireFly'],
  ['Parrot Mobile', 'Parrot'],
  ['BB Mobile', 'BB'],
  ['Realme', 'realme'],
  ['Vivo', 'vivo'],
  ['Blu', 'BLU'],
  ['PiPO', 'Pipo'],
]);

/** Operators and shops that put their name on other makers' devices. */
const resellers: ReadonlySet<string> = new Set([
  'AT&T',
  'Airtel',
  'Barnes & Noble',
  'Beeline',
  'Bitel',
  'Dialog',
  'Sprint',
  'UZ Mobile',
  'WE',
]);

/** The name under which a maker is listed; null for one that makes nothing itself. */
export const manufacturerName = (detected: string): string | null =>
  resellers.has(detected) ? null : (spellings.get(detected) ?? detected);
