/** More of what Romanian shoppers type, as relevance-cases.ts says; asked in the Romanian shop. */
export const romanian = `
iphone 13 | Apple iPhone 13
iphone13 128gb | Apple iPhone 13
aifon 13 | Apple iPhone 13
iphone 13 second hand | Apple iPhone 13
iphone 12 folosit | Apple iPhone 12
iphone 12 utilizat | Apple iPhone 12
iphone 11 recondiționat | Apple iPhone 11
iphone nou 17 | Apple iPhone 17
iphone 15 albastru | Apple iPhone 15
iphone 15 negru 128 | Apple iPhone 15
iphone 14 pro violet | Apple iPhone 14 Pro
telefon mobil samsung a54 | Samsung Galaxy A54 5G
telefoane samsung | Samsung Galaxy *
telefoane mobile xiaomi | Xiaomi *
telefon google pixel 8 | Google Pixel 8
telefonul samsung s24 | Samsung Galaxy S24
galaxy s24 ultra negru | Samsung Galaxy S24 Ultra
samsung galaxi s23 | Samsung Galaxy S23
redmy note 12 | Xiaomi Redmi Note 12
motorola edge 50 telefon | Motorola Edge 50
tabletă samsung | Samsung Galaxy Tab *
tablete samsung | Samsung Galaxy Tab *
tableta apple | Apple iPad *
tabletă lenovo tab m11 | Lenovo Tab M11
ceas apple | Apple Watch *
ceas smart garmin | Garmin *
ceasuri inteligente samsung | Samsung Galaxy Watch *
smartwatch samsung | Samsung Galaxy Watch *
ceas garmin fenix 7 | Garmin Fénix 7 47mm
căşti sony | Sony W*
căști wireless | Apple AirPods * / JBL *
casti fara fir jbl | JBL *
casti apple | Apple AirPods *
castile airpods pro 2 | Apple AirPods Pro 2
husă telefon iphone 13 | Husă *pentru Apple iPhone 13
husa pentru iphone 13 pro max | *pentru Apple iPhone 13 Pro Max
huse iphone 15 | Husă *pentru Apple iPhone 15
husa tip carte samsung s23 | Husă *pentru Samsung Galaxy S23
carcasă samsung a54 | * pentru Samsung Galaxy A54 5G
husa tableta ipad | Husă *pentru Apple iPad *
folie protectie iphone 13 | *pentru Apple iPhone 13
folie de sticlă samsung s24 | Sticlă * pentru Samsung Galaxy S24
sticla securizata iphone 15 pro | *pentru Apple iPhone 15 Pro
folie ceas garmin | Folie *pentru Garmin *
folie protecţie redmi note 12 | * pentru Xiaomi Redmi Note 12
încărcător samsung 25w | Încărcător Samsung *25W*
incarcator rapid usb-c | Încărcător *USB-C*
incarcator wireless | Încărcător wireless * / Încărcător Apple MagSafe*
încărcătoare | Încărcător *
incarcator masina | Încărcător auto Swissten 20W
încărcător magsafe | Încărcător Apple MagSafe*
cablu lightning | Cablu Apple USB-C/Lightning*
cablu de incarcare usb c | Cablu *USB-C*
cabluri usb-c | Cablu *USB-C*
baterie externă xiaomi | Baterie externă Xiaomi *
powerbank 20000 | Baterie externă *20000*
curea ceas garmin | Curea *pentru Garmin *
brățară apple watch | Curea *pentru Apple Watch *
suport telefon auto | Suport auto *
suport pentru masina | Suport auto *
stylus tableta | *tylus* / Apple Pencil *
creion apple | Apple Pencil *
`;
