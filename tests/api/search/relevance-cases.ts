import type { MarketCode } from '#core/market/market.ts';
import { romanian } from './relevance-cases-ro.ts';

/**
 * What shoppers type and which family must come first, `*` for any text and `/` between two that are
 * equally right; the language is that of the shopper. The families are those of the seed.
 */
const cs = `
iphone 13 | Apple iPhone 13
iPhone13 | Apple iPhone 13
IPHONE 13 | Apple iPhone 13
apple iphone 13 128gb | Apple iPhone 13
iphone 13 256 | Apple iPhone 13
13 iphone | Apple iPhone 13
aj fon 13 | Apple iPhone 13
ajfon 13 | Apple iPhone 13
ifoun 13 | Apple iPhone 13
i phone 13 | Apple iPhone 13
iphonu 13 | Apple iPhone 13
ipone 13 | Apple iPhone 13
ihpone 13 | Apple iPhone 13
iphone 13 pro | Apple iPhone 13 Pro
iphone13pro | Apple iPhone 13 Pro
pro iphone 13 | Apple iPhone 13 Pro
iphon 13 pro max 256 | Apple iPhone 13 Pro Max
iphone13promax | Apple iPhone 13 Pro Max
iphone 13 promax | Apple iPhone 13 Pro Max
iphone 13 mini | Apple iPhone 13 mini
iphone 12 | Apple iPhone 12
pouzity iphone 12 | Apple iPhone 12
použitý iPhone 12 64 GB | Apple iPhone 12
repasovany iphone 11 | Apple iPhone 11
iphone bazar | Apple iPhone *
iphone se | Apple iPhone SE *
iphone se 2022 | Apple iPhone SE (3rd generation)
iphone xr | Apple iPhone XR
iphone xs max | Apple iPhone XS Max
iphone 8 plus | Apple iPhone 8 Plus
iphone 15 cerny | Apple iPhone 15
iphone 15 černá 128 | Apple iPhone 15
iphone 16 pro max 512gb | Apple iPhone 16 Pro Max
iphone 16e | Apple iPhone 16e
iphone air | Apple iPhone Air
novy iphone 17 | Apple iPhone 17
mobil samsung a54 | Samsung Galaxy A54 5G
samsung a 54 | Samsung Galaxy A54 5G
samsung galaxy a54 5g 256gb | Samsung Galaxy A54 5G
samsng a54 | Samsung Galaxy A54 5G
samsumg galaxy a34 | Samsung Galaxy A34 5G
galaxi s21 | Samsung Galaxy S21
galaxy s21 fe | Samsung Galaxy S21 FE
s21 ultra | Samsung Galaxy S21 Ultra
samsung s 22 | Samsung Galaxy S22
s24ultra | Samsung Galaxy S24 Ultra
galaxys24 | Samsung Galaxy S24
galaxys24ultra | Samsung Galaxy S24 Ultra
s24+ | Samsung Galaxy S24+
samsung s24 plus | Samsung Galaxy S24+
ultra s24 samsung | Samsung Galaxy S24 Ultra
z flip 5 | Samsung Galaxy Z Flip 5
zflip5 | Samsung Galaxy Z Flip 5
samsung flip 6 | Samsung Galaxy Z Flip 6
galaxy z fold 6 | Samsung Galaxy Z Fold 6
zfold 5 | Samsung Galaxy Z Fold 5
note 20 ultra | Samsung Galaxy Note 20 Ultra
xcover 7 | Samsung Galaxy XCover 7
telefon samsung | Samsung Galaxy *
redmi note 12 | Xiaomi Redmi Note 12
redminote12 | Xiaomi Redmi Note 12
readmi note 12 | Xiaomi Redmi Note 12
xiaomi redmi note 13 pro | Xiaomi Redmi Note 13 Pro
redmi note 13 pro+ | Xiaomi Redmi Note 13 Pro+ 5G
redmi 12 | Xiaomi Redmi 12
xiomi 14t pro | Xiaomi 14T Pro
šaomi 13 | Xiaomi 13
xiaomi 15 ultra | Xiaomi 15 Ultra
mi 11 lite | Xiaomi Mi 11 Lite
poco f6 | POCO F6
poco x6 pro | POCO X6 Pro 5G
pixel 8 | Google Pixel 8
pixel8 pro | Google Pixel 8 Pro
google pixel 7a | Google Pixel 7a
gogle pixel 9 | Google Pixel 9
motorolla edge 50 | Motorola Edge 50
moto g84 | Motorola Moto G84 5G
motorola razr 50 ultra | Motorola Razr 50 Ultra
honor 200 pro | Honor 200 Pro
honor magic 6 pro | Honor Magic 6 Pro
huavej nova 12 | Huawei nova 12
huawai p60 pro | Huawei P60 Pro
oneplus 12 | OnePlus 12
one plus nord 4 | OnePlus Nord 4
nothing phone 2a | Nothing Phone (2a)
realme gt 7 | realme GT 7
sony xperia 1 vi | Sony Xperia 1 VI
xperia 10 v | Sony Xperia 10 V
ipad air | Apple iPad Air *
ipad mini | Apple iPad mini *
ipad 10 | Apple iPad (10th generation) / Apple iPad *
ajpad | Apple iPad *
ipad pro 11 | Apple iPad Pro 11 (M4)
tablet samsung | Samsung Galaxy Tab *
galaxy tab s9 | Samsung Galaxy Tab S9
tab s9 fe | Samsung Galaxy Tab S9 FE
tab a9 | Samsung Galaxy Tab A9
tablet lenovo | Lenovo *
lenova tab m11 | Lenovo Tab M11
xiaomi pad 6 | Xiaomi Pad 6
matepad | Huawei MatePad * / Huawei Matepad *
apple watch se | Apple Watch SE *
apple watch ultra 2 | Apple Watch Ultra 2
applewatch series 9 | Apple Watch Series 9 *
hodinky apple watch 8 45mm | Apple Watch Series 8 45mm
chytré hodinky samsung | Samsung Galaxy Watch *
galaxy watch 6 classic | Samsung Galaxy Watch 6 Classic *
hodinky garmin | Garmin *
garmin fenix 7 | Garmin Fénix 7 47mm
garmin fénix 8 | Garmin Fénix 8 47mm
forerunner 265 | Garmin Forerunner 265
vivoactive 5 | Garmin Vívoactive 5
amazfit gtr 4 | Amazfit GTR 4
pixel watch 3 | Google Pixel Watch 3 45mm
sluchatka | Apple AirPods * / JBL *
sluchátka sony | Sony W*
airpods | Apple AirPods *
air pods pro | Apple AirPods Pro *
airpods pro 2 | Apple AirPods Pro 2
airpody | Apple AirPods *
galaxy buds 3 pro | Samsung Galaxy Buds3 Pro
buds3 | Samsung Galaxy Buds3
wh1000xm5 | Sony WH-1000XM5
sony wh-1000xm6 | Sony WH-1000XM6
jbl tune 520 | JBL Tune 520BT
bezdratova sluchatka jbl | JBL *
kryt na iphone 13 | *kryt pro Apple iPhone 13 / *pouzdro pro Apple iPhone 13
obal na iphone 13 pro | *pouzdro pro Apple iPhone 13 Pro / *kryt pro Apple iPhone 13 Pro
pouzdro pro iphone 13 pro max | *pouzdro pro Apple iPhone 13 Pro Max
pouzdro iphone13 | *pouzdro pro Apple iPhone 13
spigen iphone 15 | Spigen Liquid Air pouzdro pro Apple iPhone 15
knizkove pouzdro samsung s23 | FIXED Opus knížkové pouzdro pro Samsung Galaxy S23
obal samsung a54 | *pro Samsung Galaxy A54 5G
pouzdro na tablet | *pouzdro pro Apple iPad * / *pouzdro pro * Tab *
tvrzene sklo iphone 15 pro | *sklo pro Apple iPhone 15 Pro
ochranné sklo na samsung s24 | *sklo pro Samsung Galaxy S24
sklo redmi note 12 | *sklo pro Xiaomi Redmi Note 12
folie na hodinky garmin | FIXED 3D ochranná fólie pro Garmin *
nabijecka | *nabíječka*
nabíječka usb-c | *USB-C nabíječka*
nabijecka samsung 25w | Samsung 25W USB-C nabíječka
nabíječka na iphone | Apple *nabíječka*
nabijecka pro iphone 13 | Apple *nabíječka*
nabijecka do auta | Swissten 20W nabíječka do auta
bezdratova nabijecka | *bezdrátová nabíječka* / Apple MagSafe nabíječka*
magsafe nabijecka | Apple MagSafe nabíječka (1 m)
kabel usb c | *USB-C*kabel*
kabel lightning | Apple USB-C/Lightning kabel*
powerbanka | *powerbanka* / *Power Bank*
power banka 20000 | *20000*
powerbank xiaomi | Xiaomi Power Bank 20000 mAh 33W
reminek apple watch | *řemínek pro Apple Watch *
pásek na hodinky garmin | *řemínek pro Garmin *
drzak do auta | *držák*do auta*
apple pencil | Apple Pencil *
stylus | *stylus* / Apple Pencil *
OB0000001 | Apple iPhone 17 Pro Max
ob 000 0001 | Apple iPhone 17 Pro Max
2900000000018 | Apple iPhone 17 Pro Max
2900000000490 | Apple Watch SE 3 44mm
2900 0000 0049 0 | Apple Watch SE 3 44mm
`;

const ro = `
husa iphone 13 | Husă *pentru Apple iPhone 13
husă iphone 15 pro | Husă *pentru Apple iPhone 15 Pro
huse samsung s24 ultra | * pentru Samsung Galaxy S24 Ultra
carcasa iphone 14 | * pentru Apple iPhone 14
husa telefon samsung a54 | * pentru Samsung Galaxy A54 5G
folie sticla iphone 13 | *pentru Apple iPhone 13
folie sticla | Sticlă * / Folie *
sticlă de protecție samsung s24 | Sticlă * pentru Samsung Galaxy S24
incarcator | Încărcător *
încărcător wireless | Încărcător wireless * / Încărcător Apple MagSafe*
incarcator auto | Încărcător auto Swissten 20W
incarcator iphone | Încărcător Apple *
cablu usb c | Cablu *USB-C*
cablu lightning iphone | Cablu Apple USB-C/Lightning*
casti | Apple AirPods * / JBL *
căști sony | Sony W*
casti bluetooth jbl | JBL *
baterie externa | Baterie externă *
baterie externa 20000 mah | Baterie externă *20000*
ceas garmin | Garmin *
ceas inteligent samsung | Samsung Galaxy Watch *
curea apple watch | Curea *pentru Apple Watch *
suport auto telefon | Suport auto *
tableta samsung | Samsung Galaxy Tab *
tableta lenovo | Lenovo *
telefon samsung a54 | Samsung Galaxy A54 5G
telefon xiaomi | Xiaomi *
telefoane second hand | *
iphone 13 negru | Apple iPhone 13
iphone 12 reconditionat | Apple iPhone 12
iphone 14 pro mov | Apple iPhone 14 Pro
samsung galaxy s21 | Samsung Galaxy S21
samsug s23 | Samsung Galaxy S23
galaxy s 24 fe | Samsung Galaxy S24 FE
redmi note 14 | Xiaomi Redmi Note 14
telefon iphone 11 folosit | Apple iPhone 11
`;

export interface RelevanceCase {
  readonly language: 'cs' | 'ro';
  readonly typed: string;
  /** Any of them may stand first. */
  readonly expected: readonly RegExp[];
  readonly wanted: string;
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The name as a pattern; a capacity may follow it. */
const patternOf = (name: string) =>
  new RegExp(`^${name.split('*').map(literal).join('.*')}( \\d+ (GB|TB))?$`, 'u');

const casesOf = (language: RelevanceCase['language'], table: string): RelevanceCase[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', wanted = ''] = line.split(' | ');
      return { language, typed, wanted, expected: wanted.split(' / ').map(patternOf) };
    });

const everywhere = [...casesOf('cs', cs), ...casesOf('ro', ro)];

export const relevanceCases: Readonly<Record<MarketCode, readonly RelevanceCase[]>> = {
  cz: everywhere,
  ro: [...everywhere, ...casesOf('ro', romanian)],
};
