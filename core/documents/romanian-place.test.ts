import { expect, it } from 'vitest';
import { romanianPlace } from './romanian-place.ts';

const placeOf = (city: string, postcode = '', street = 'Strada Lungă 1') =>
  romanianPlace({ street, city, postcode });

it.each([
  ['Cluj-Napoca, Cluj', '', 'RO-CJ', 'Cluj-Napoca'],
  ['Zalău, județul Sălaj', '', 'RO-SJ', 'Zalău'],
  ['Reșița, Caraş-Severin', '', 'RO-CS', 'Reșița'],
  ['Bistrița, BN', '', 'RO-BN', 'Bistrița'],
  ['Târgu Mureș', '540098', 'RO-MS', 'Târgu Mureș'],
  ['Voluntari', '077190', 'RO-IF', 'Voluntari'],
  // What is written wins over the postcode, which people mistype.
  ['Brașov, Brașov', '400001', 'RO-BV', 'Brașov'],
])('finds in %j and %j the county %s', (city, postcode, county, town) => {
  expect(placeOf(city, postcode)).toEqual({ county, city: town });
});

it.each([
  ['București', '030031', 'Strada Lipscani 25', 'SECTOR3'],
  ['București, Sector 2', '', 'Strada Lungă 1', 'SECTOR2'],
  ['Bucureşti', '', 'Bd. Unirii 3, sectorul 4', 'SECTOR4'],
  ['Sector 6', '', 'Strada Lungă 1', 'SECTOR6'],
  ['București, București', '05-0012', 'Strada Lungă 1', 'SECTOR5'],
])('codes the capital %j %j %j by its sector', (city, postcode, street, sector) => {
  expect(placeOf(city, postcode, street)).toEqual({ county: 'RO-B', city: sector });
});

it.each([
  ['Cluj-Napoca', ''],
  ['Cluj-Napoca', '11000'],
  ['București', ''],
  ['București', '077190'],
  ['', '400001'],
  ['Praha 1, Praha', '110 00'],
  ['Nicăieri', '990001'],
])('does not guess at %j %j', (city, postcode) => {
  expect(placeOf(city, postcode)).toBeNull();
});
