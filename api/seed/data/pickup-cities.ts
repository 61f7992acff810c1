import type { MarketCode } from '#core/market/market.ts';

/** Cities with pick-up places: city | postcode | how many. */
export const pickupCities: Record<MarketCode, string> = {
  cz: `
Praha 1 | 11000 | 9
Praha 2 | 12000 | 8
Praha 3 | 13000 | 8
Praha 4 | 14000 | 10
Praha 5 | 15000 | 9
Praha 6 | 16000 | 9
Praha 7 | 17000 | 6
Praha 8 | 18000 | 8
Praha 9 | 19000 | 7
Praha 10 | 10000 | 9
Brno | 60200 | 14
Brno-Líšeň | 62800 | 4
Brno-Žabovřesky | 61600 | 4
Ostrava | 70200 | 10
Ostrava-Poruba | 70800 | 5
Plzeň | 30100 | 9
Liberec | 46001 | 7
Olomouc | 77900 | 8
České Budějovice | 37001 | 7
Hradec Králové | 50002 | 7
Ústí nad Labem | 40001 | 6
Pardubice | 53002 | 6
Zlín | 76001 | 6
Havířov | 73601 | 4
Kladno | 27201 | 5
Most | 43401 | 4
Opava | 74601 | 4
Frýdek-Místek | 73801 | 4
Karviná | 73301 | 3
Jihlava | 58601 | 4
Teplice | 41501 | 3
Děčín | 40502 | 3
Karlovy Vary | 36001 | 4
Chomutov | 43001 | 3
Jablonec nad Nisou | 46601 | 3
Mladá Boleslav | 29301 | 4
Prostějov | 79601 | 3
Přerov | 75002 | 3
Česká Lípa | 47001 | 3
Třebíč | 67401 | 3
Tábor | 39001 | 3
Znojmo | 66902 | 3
Příbram | 26101 | 3
Kolín | 28002 | 3
Cheb | 35002 | 2
Trutnov | 54101 | 2
Písek | 39701 | 2
Kroměříž | 76701 | 2
Šumperk | 78701 | 2
Vsetín | 75501 | 2
Uherské Hradiště | 68601 | 2
Břeclav | 69002 | 2
Hodonín | 69501 | 2
Litoměřice | 41201 | 2
Havlíčkův Brod | 58001 | 2
Nový Jičín | 74101 | 2
Strakonice | 38601 | 2
Klatovy | 33901 | 2
Kutná Hora | 28401 | 2
Jindřichův Hradec | 37701 | 2
Náchod | 54701 | 2
Beroun | 26601 | 2
Blansko | 67801 | 2
Žďár nad Sázavou | 59101 | 2
`,
  ro: `
București Sector 1 | 010011 | 12
București Sector 2 | 020011 | 12
București Sector 3 | 030011 | 14
București Sector 4 | 040011 | 12
București Sector 5 | 050011 | 9
București Sector 6 | 060011 | 12
Cluj-Napoca | 400001 | 14
Timișoara | 300001 | 13
Iași | 700001 | 12
Constanța | 900001 | 11
Craiova | 200001 | 10
Brașov | 500001 | 10
Galați | 800001 | 8
Ploiești | 100001 | 8
Oradea | 410001 | 9
Brăila | 810001 | 6
Arad | 310001 | 7
Pitești | 110001 | 6
Sibiu | 550001 | 8
Bacău | 600001 | 6
Târgu Mureș | 540001 | 6
Baia Mare | 430001 | 5
Buzău | 120001 | 4
Botoșani | 710001 | 4
Satu Mare | 440001 | 4
Râmnicu Vâlcea | 240001 | 4
Suceava | 720001 | 4
Piatra Neamț | 610001 | 4
Drobeta-Turnu Severin | 220001 | 3
Târgu Jiu | 210001 | 3
Târgoviște | 130001 | 3
Focșani | 620001 | 3
Bistrița | 420001 | 3
Reșița | 320001 | 3
Alba Iulia | 510001 | 4
Deva | 330001 | 3
Hunedoara | 331001 | 2
Slatina | 230001 | 3
Călărași | 910001 | 2
Giurgiu | 080001 | 2
Zalău | 450001 | 3
Sfântu Gheorghe | 520001 | 2
Miercurea Ciuc | 530001 | 2
Vaslui | 730001 | 2
Tulcea | 820001 | 2
Slobozia | 920001 | 2
Alexandria | 140001 | 2
`,
};

/** Streets of invented addresses; every city has one of the like. */
export const pickupStreets: Record<MarketCode, readonly [string, ...string[]]> = {
  cz: [
    ...(['Nádražní', 'Masarykova', 'Palackého', 'Husova', 'Žižkova'] as const),
    ...['Komenského', 'Dlouhá', 'Krátká', 'Lipová', 'Zahradní', 'Školní', 'Polní', 'Jiráskova'],
    ...['Smetanova', 'Dvořákova', 'Havlíčkova', 'Nerudova', 'Riegrova', 'Tyršova', 'Sokolská'],
  ],
  ro: [
    ...(['Strada Gării', 'Strada Florilor', 'Strada Teilor', 'Strada Libertății'] as const),
    ...[
      'Bulevardul Independenței',
      'Bulevardul Unirii',
      'Strada Mihai Eminescu',
      'Calea Victoriei',
    ],
    ...['Strada Avram Iancu', 'Strada Nicolae Bălcescu', 'Strada Trandafirilor', 'Strada Crișan'],
    ...['Strada Horea', 'Strada Cloșca', 'Strada Republicii', 'Strada Castanilor', 'Strada Morii'],
  ],
};

/** Shops that keep parcels. */
export const pickupShops: Record<MarketCode, readonly [string, ...string[]]> = {
  cz: [
    ...(['Večerka U Lípy', 'Květinářství Pivoňka', 'Trafika Na Rohu'] as const),
    ...['Papírnictví Sešit', 'Čistírna Bílá', 'Potraviny Klas', 'Zverimex Ocásek'],
    ...['Klíče a brašny', 'Kavárna Zrnko', 'Železářství Hřebík', 'Lékárna U Slunce'],
  ],
  ro: [
    ...(['Magazin La Colț', 'Florăria Bujor', 'Papetăria Caiet'] as const),
    ...['Curățătoria Alba', 'Alimentara Spicul', 'Cafeneaua Bobul', 'Farmacia Soarele'],
    ...['Librăria Pagina', 'Fierăria Cuiul', 'Covrigăria Coaja'],
  ],
};
