/** City, the front of its postcodes, streets. */
const cities = {
  cz: [
    [
      'Praha',
      '1100',
      ['Vinohradská 12', 'Milady Horákové 58', 'Plzeňská 103', 'Sokolovská 77', 'Budějovická 9'],
    ],
    ['Brno', '6020', ['Veveří 41', 'Lidická 19', 'Křenová 66']],
    ['Ostrava', '7020', ['Nádražní 120', 'Hlavní třída 30']],
    ['Plzeň', '3010', ['Americká 44', 'Klatovská 88']],
    ['Olomouc', '7790', ['Masarykova 25']],
    ['Liberec', '4600', ['Moskevská 7']],
    ['Hradec Králové', '5000', ['Gočárova 55']],
  ],
  ro: [
    [
      'București',
      '0101',
      [
        'Calea Victoriei 91',
        'Bulevardul Unirii 17',
        'Șoseaua Colentina 240',
        'Calea Moșilor 122',
        'Drumul Taberei 34',
      ],
    ],
    [
      'Cluj-Napoca',
      '4001',
      ['Strada Memorandumului 28', 'Calea Turzii 62', 'Strada Observatorului 11'],
    ],
    ['Timișoara', '3000', ['Bulevardul Revoluției 14', 'Calea Aradului 50']],
    ['Iași', '7000', ['Strada Lăpușneanu 20', 'Bulevardul Carol I 36']],
    ['Constanța', '9000', ['Bulevardul Tomis 101']],
    ['Brașov', '5000', ['Strada Lungă 75']],
    ['Craiova', '2000', ['Calea București 43']],
  ],
} as const;

/** Points that nobody finds on a map: 15 counters and 15 boxes in each country, in the form of Packeta's lists. */
export function sandboxPoints(country: 'cz' | 'ro', kind: 'branch' | 'box') {
  const first = (country === 'cz' ? 10_000 : 30_000) + (kind === 'box' ? 5_000 : 0);
  return cities[country]
    .flatMap(([city, zip, streets]) =>
      streets.map((street, at) => ({ city, street, zip: `${zip}${String(at)}` })),
    )
    .map(({ city, street, zip }, at) => ({
      id: String(first + at),
      name: `${city}, ${street}`,
      place: kind === 'box' ? 'Z-BOX' : 'Zásilkovna',
      street,
      city,
      zip: country === 'ro' ? `${zip}0` : zip,
      country,
      status: { statusId: at === 14 ? '2' : '1' },
      displayFrontend: '1',
      openingHours: { compactShort: kind === 'box' ? 'Po–Ne 00:00–24:00' : 'Po–Pá 09:00–18:00' },
    }));
}
