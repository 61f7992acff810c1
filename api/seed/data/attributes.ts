/** `code | Czech | Romanian`, in the order shown. */
const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line, index) => {
      const [code = '', nameCs = '', nameRo = '', ...rest] = line.split(' | ');
      return { code, nameCs, nameRo, rest, position: index + 1 };
    });

export const attributeGroups = rows(`
main | Základní parametry | Specificații principale
display | Displej | Ecran
body | Tělo | Carcasă
use | Použití | Utilizare
`);

export const units = [
  { code: 'gigabyte', symbol_cs: 'GB', symbol_ro: 'GB' },
  { code: 'inch', symbol_cs: '"', symbol_ro: '"' },
  { code: 'gram', symbol_cs: 'g', symbol_ro: 'g' },
  { code: 'millimetre', symbol_cs: 'mm', symbol_ro: 'mm' },
  { code: 'watt', symbol_cs: 'W', symbol_ro: 'W' },
  { code: 'milliampere-hour', symbol_cs: 'mAh', symbol_ro: 'mAh' },
  { code: 'metre', symbol_cs: 'm', symbol_ro: 'm' },
];

/** `code | Czech | Romanian | group | kind | unit or - | facet`. */
export const attributes = rows(`
accessory-type | Druh příslušenství | Tip accesoriu | use | choice | - | facet
color | Barva | Culoare | main | choice | - | facet
maker-color | Odstín výrobce | Nuanța producătorului | main | choice | - | -
capacity | Úložiště | Stocare | main | choice | - | facet
ram | Operační paměť | Memorie RAM | main | choice | - | facet
system | Operační systém | Sistem de operare | main | choice | - | facet
released | Uvedení na trh | Anul lansării | main | number | - | -
display-size | Velikost displeje | Dimensiunea ecranului | display | choice | - | facet
diagonal | Úhlopříčka | Diagonală | display | number | inch | -
resolution | Rozlišení | Rezoluție | display | text | - | -
width | Šířka | Lățime | body | number | millimetre | -
height | Výška | Înălțime | body | number | millimetre | -
weight | Hmotnost | Greutate | body | number | gram | -
material | Materiál | Material | body | choice | - | facet
connector | Konektor | Conector | use | choice | - | facet
power | Výkon | Putere | use | number | watt | -
battery-capacity | Kapacita | Capacitate | use | number | milliampere-hour | -
length | Délka | Lungime | use | number | metre | -
`);

/** Values that are known beforehand: `code | Czech | Romanian [| hex]`; others come with products. */
export const attributeValues = {
  color: rows(`
black | černá | negru | #232326
gray | šedá | gri | #83868a
silver | stříbrná | argintiu | #dcdde0
white | bílá | alb | #f4f4f2
blue | modrá | albastru | #5b86b8
green | zelená | verde | #6f9479
yellow | žlutá | galben | #f0d58a
gold | zlatá | auriu | #e3cba8
orange | oranžová | portocaliu | #ec7f3a
red | červená | roșu | #c2273a
pink | růžová | roz | #f0c6cd
purple | fialová | mov | #b6a9d0
brown | hnědá | maro | #6b4a36
clear | průhledná | transparent | #e9eef2
`),
  system: rows(`
ios | iOS | iOS
ipados | iPadOS | iPadOS
android | Android | Android
watchos | watchOS | watchOS
wear-os | Wear OS | Wear OS
harmonyos | HarmonyOS | HarmonyOS
own-watch | systém výrobce | sistem propriu
`),
  'display-size': rows(`
below-5 | do 5" | până la 5"
from-5 | 5 až 6" | 5 – 6"
from-6 | 6 až 6,5" | 6 – 6,5"
from-6-5 | 6,5 až 7" | 6,5 – 7"
from-7 | 7 až 10" | 7 – 10"
from-10 | 10" a více | peste 10"
`),
  'accessory-type': rows(`
case | pouzdro | husă
glass | ochranné sklo | sticlă de protecție
charger | nabíječka | încărcător
wireless | bezdrátová nabíječka | încărcător wireless
cable | kabel | cablu
power-bank | powerbanka | baterie externă
headphones | sluchátka | căști
strap | řemínek | curea
stylus | stylus | stylus
holder | držák | suport
`),
  material: rows(`
silicone | silikon | silicon
plastic | plast | plastic
leather | kůže | piele
eco-leather | ekokůže | piele ecologică
tempered-glass | tvrzené sklo | sticlă securizată
metal | kov | metal
textile | textil | textil
`),
  connector: rows(`
usb-c | USB-C | USB-C
lightning | Lightning | Lightning
usb-a | USB-A | USB-A
magsafe | MagSafe | MagSafe
qi2 | Qi2 | Qi2
bluetooth | Bluetooth | Bluetooth
`),
} as const;
