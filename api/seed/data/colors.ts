/** A colour of a device; `slug` ends the colour's address, the hex is what its picture is drawn with. */
export interface SeedColor {
  readonly slug: string;
  readonly nameCs: string;
  readonly nameRo: string;
  readonly hex: string;
}

/** Maker's name | Czech | Romanian | hex. Makers' fantasy names stay where no plain word fits. */
const table = `
Aloe | Aloe | Aloe | #c8e6b4
Amber Yellow | Jantarově žlutá | Galben chihlimbar | #f0d58a
Aqua | Akvamarínová | Acvamarin | #6fcfd0
Bay | Zálivově modrá | Albastru golf | #8fbbe8
Beige | Béžová | Bej | #e3d6c3
Black | Černá | Negru | #232326
Black Titanium | Černý titan | Titan negru | #3c3b39
Blue | Modrá | Albastru | #5b86b8
Blue Titanium | Modrý titan | Titan albastru | #3f4a5a
Bronze | Bronzová | Bronz | #b58a72
Brown | Hnědá | Maro | #6b4a36
Cobalt Violet | Kobaltově fialová | Violet cobalt | #4d4a66
Cosmic Orange | Kosmicky oranžová | Portocaliu cosmic | #e8772e
Cream | Krémová | Crem | #efe6d5
Deep Blue | Sytě modrá | Albastru intens | #2c3d5c
Deep Purple | Temně fialová | Mov închis | #594f63
Desert Titanium | Pouštní titan | Titan deșert | #bfa48f
Epi Green | Zelená Epi | Verde Epi | #6f8a78
Flowy Emerald | Smaragdová | Smarald | #3f7a68
Forest Green | Lesní zelená | Verde pădure | #41604d
Gold | Zlatá | Auriu | #e3cba8
Graphite | Grafitová | Grafit | #54524f
Gravity Gray | Gravitační šedá | Gri gravitație | #5f6266
Gray | Šedá | Gri | #83868a
Green | Zelená | Verde | #6f9479
Icyblue | Ledově modrá | Albastru glacial | #c4d7e6
Indigo | Indigová | Indigo | #5568b8
Jade Green | Nefritově zelená | Verde jad | #9fc2ae
Jet Black | Temně černá | Negru lucios | #1c1c1e
Jungle Green | Zelená džungle | Verde junglă | #4c6152
Koala Grey | Šedá koala | Gri koala | #8d8f93
Lava | Lávová | Lavă | #d3492f
Lavender | Levandulová | Lavandă | #cfc3de
Lavender Purple | Levandulově fialová | Mov lavandă | #b9a8d6
Light Gray | Světle šedá | Gri deschis | #cdcfd1
Lime | Limetková | Lime | #d7e58c
Marble Gray | Mramorově šedá | Gri marmură | #a9abae
Midnight | Temně inkoustová | Miezul nopții | #232a36
Midnight Black | Půlnoční černá | Negru miez de noapte | #1e2024
Midnight Green | Půlnočně zelená | Verde miez de noapte | #4e5851
Mint | Mátová | Mentă | #c3e3d3
Mist Blue | Mlžně modrá | Albastru ceață | #a9bcd3
Natural Titanium | Přírodní titan | Titan natural | #b3aca2
Navy | Námořnická modrá | Bleumarin | #2f3b55
Obsidian | Obsidiánová | Obsidian | #2b2c2e
Olive | Olivová | Oliv | #7a7d5e
Onyx Black | Onyxově černá | Negru onix | #29292b
Orange | Oranžová | Portocaliu | #ec7f3a
Pacific Blue | Tichomořsky modrá | Albastru Pacific | #355068
Peach Fuzz | Broskvová | Piersică | #f2bfa0
Peony | Pivoňková | Bujor | #e9798c
Phantom Black | Fantomová černá | Negru fantomă | #2c2b2e
Phantom White | Fantomová bílá | Alb fantomă | #f1f0ee
Pink | Růžová | Roz | #f0c6cd
Pink Gold | Růžově zlatá | Auriu roz | #e7c4b6
Porcelain | Porcelánová | Porțelan | #ece6da
Purple | Fialová | Mov | #b6a9d0
Red | Červená | Roșu | #c2273a
Rose Gold | Růžové zlato | Aur roz | #e5bfb1
Sage | Šalvějová | Salvie | #a9b79c
Sandstone | Pískovcová | Gresie | #cbb69b
Sierra Blue | Horsky modrá | Albastru Sierra | #a7c1d9
Silky Black | Hedvábně černá | Negru mătăsos | #212224
Silver | Stříbrná | Argintiu | #dcdde0
Silver Shadow | Stříbrný stín | Umbră argintie | #bfc2c6
Space Black | Vesmírně černá | Negru spațial | #2b2a2d
Space Gray | Vesmírně šedá | Gri spațial | #5a5b5f
Starlight | Hvězdně bílá | Lumina stelelor | #f2ebe0
Storm Grey | Bouřkově šedá | Gri furtună | #74787d
Teal | Modrozelená | Turcoaz | #a5cac6
Titanium | Titanová | Titan | #b8b2a8
Titanium Black | Titanově černá | Negru titan | #36363a
Titanium Gray | Titanově šedá | Gri titan | #8f8f8c
Titanium Silverblue | Titanově stříbrnomodrá | Albastru argintiu titan | #a8b3c0
Ultramarine | Ultramarínová | Ultramarin | #8f9ee8
Violet | Fialková | Violet | #9d8fc0
White | Bílá | Alb | #f4f4f2
White Titanium | Bílý titan | Titan alb | #e8e6e1
Whitestone | Bílý kámen | Piatră albă | #e6e2db
Wintergreen | Zimozelená | Verde de iarnă | #b7d3b9
Yellow | Žlutá | Galben | #f5e3a1
`;

const colorsByName = new Map(
  table
    .trim()
    .split('\n')
    .map((line): [string, SeedColor] => {
      const [name = '', nameCs = '', nameRo = '', hex = ''] = line.split(' | ');
      return [name, { slug: name.toLowerCase().replaceAll(' ', '-'), nameCs, nameRo, hex }];
    }),
);

/** A colour by its maker's name. Throws on one that the table lacks: the seed would be incomplete. */
export function colorNamed(name: string): SeedColor {
  const color = colorsByName.get(name);
  if (color === undefined) throw new Error(`no such colour in the seed: ${name}`);
  return color;
}

/** Sold nearly everywhere; which of them a device of unknown colours gets, its name decides. */
const genericSets = [
  ['Black', 'White'],
  ['Black', 'Blue', 'White'],
  ['Black', 'Silver', 'Gold'],
  ['Black', 'Gray', 'Blue', 'Green'],
  ['Black', 'Blue', 'Red'],
  ['Gray', 'Gold'],
] as const;

/** Two to four colours for a model whose real ones are not known; the same for the same slug. */
export function genericColors(modelSlug: string): readonly SeedColor[] {
  let sum = 0;
  for (const letter of modelSlug) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  const set = genericSets[sum % genericSets.length] ?? genericSets[0];
  return set.map(colorNamed);
}
