/**
 * Accessories made for one device each: kind | maker | Czech name | Romanian name | price CZK |
 * material | colours | kinds of device. `{}` stands for the device.
 */
export const fittedAccessories = `
case | Spigen | Spigen Liquid Air pouzdro pro {} | Husă Spigen Liquid Air pentru {} | 499 | silicone | black blue | phone
case | Tactical | Tactical TPU průhledné pouzdro pro {} | Husă transparentă Tactical TPU pentru {} | 199 | silicone | clear | phone tablet
case | FIXED | FIXED Opus knížkové pouzdro pro {} | Husă tip carte FIXED Opus pentru {} | 399 | eco-leather | black blue red | phone
case | Nillkin | Nillkin Super Frosted kryt pro {} | Carcasă Nillkin Super Frosted pentru {} | 329 | plastic | black red blue | phone
case | ESR | ESR Rebound flipové pouzdro pro {} | Husă flip ESR Rebound pentru {} | 599 | eco-leather | black blue pink | tablet
glass | Tactical | Tactical Glass Shield ochranné sklo pro {} | Sticlă de protecție Tactical Glass Shield pentru {} | 249 | tempered-glass | clear | phone tablet
glass | PanzerGlass | PanzerGlass Ultra-Wide Fit ochranné sklo pro {} | Sticlă de protecție PanzerGlass Ultra-Wide Fit pentru {} | 699 | tempered-glass | clear | phone
glass | FIXED | FIXED 3D ochranná fólie pro {} | Folie de protecție FIXED 3D pentru {} | 199 | plastic | clear | smartwatch
strap | FIXED | FIXED Silicone Strap řemínek pro {} | Curea FIXED Silicone Strap pentru {} | 299 | silicone | black white blue | smartwatch
strap | Epico | Epico milánský tah řemínek pro {} | Curea milaneză Epico pentru {} | 599 | metal | silver black | smartwatch
`;

/**
 * Accessories of their own: kind | maker | Czech name | Romanian name | price CZK | connector |
 * colours | power W | capacity mAh | length m | popularity.
 */
export const plainAccessories = `
headphones | Apple | Apple AirPods 4 | Apple AirPods 4 | 3290 | bluetooth | white | - | - | - | 2400
headphones | Apple | Apple AirPods 4 s potlačením hluku | Apple AirPods 4 cu anularea zgomotului | 4490 | bluetooth | white | - | - | - | 2100
headphones | Apple | Apple AirPods Pro 2 | Apple AirPods Pro 2 | 5490 | bluetooth | white | - | - | - | 1900
headphones | Apple | Apple AirPods Pro 3 | Apple AirPods Pro 3 | 6290 | bluetooth | white | - | - | - | 2500
headphones | Apple | Apple AirPods Max | Apple AirPods Max | 13990 | bluetooth | black blue purple orange | - | - | - | 900
headphones | Apple | Apple EarPods s konektorem USB-C | Apple EarPods cu conector USB-C | 549 | usb-c | white | - | - | - | 800
headphones | Samsung | Samsung Galaxy Buds3 | Samsung Galaxy Buds3 | 2990 | bluetooth | white silver | - | - | - | 1300
headphones | Samsung | Samsung Galaxy Buds3 Pro | Samsung Galaxy Buds3 Pro | 4490 | bluetooth | white silver | - | - | - | 1500
headphones | Samsung | Samsung Galaxy Buds FE | Samsung Galaxy Buds FE | 1790 | bluetooth | black white | - | - | - | 900
headphones | Google | Google Pixel Buds Pro 2 | Google Pixel Buds Pro 2 | 5490 | bluetooth | black white green | - | - | - | 500
headphones | Xiaomi | Xiaomi Redmi Buds 6 | Xiaomi Redmi Buds 6 | 899 | bluetooth | black white | - | - | - | 1000
headphones | Xiaomi | Xiaomi Redmi Buds 6 Pro | Xiaomi Redmi Buds 6 Pro | 1499 | bluetooth | black white purple | - | - | - | 800
headphones | JBL | JBL Tune 520BT | JBL Tune 520BT | 1090 | bluetooth | black white blue purple | - | - | - | 1100
headphones | JBL | JBL Wave Beam 2 | JBL Wave Beam 2 | 1390 | bluetooth | black white | - | - | - | 700
headphones | JBL | JBL Live Beam 3 | JBL Live Beam 3 | 3690 | bluetooth | black silver purple | - | - | - | 500
headphones | Sony | Sony WH-1000XM5 | Sony WH-1000XM5 | 7490 | bluetooth | black silver | - | - | - | 1000
headphones | Sony | Sony WH-1000XM6 | Sony WH-1000XM6 | 9990 | bluetooth | black silver blue | - | - | - | 1100
headphones | Sony | Sony WH-CH520 | Sony WH-CH520 | 1090 | bluetooth | black white blue | - | - | - | 900
headphones | Sony | Sony WF-1000XM5 | Sony WF-1000XM5 | 5490 | bluetooth | black silver | - | - | - | 800
headphones | Nothing | Nothing Ear (a) | Nothing Ear (a) | 2190 | bluetooth | black white yellow | - | - | - | 400
headphones | Marshall | Marshall Major V | Marshall Major V | 3490 | bluetooth | black brown | - | - | - | 400
charger | Apple | Apple 20W USB-C nabíječka | Încărcător Apple USB-C 20W | 549 | usb-c | white | 20 | - | - | 2300
charger | Apple | Apple 35W nabíječka se dvěma USB-C | Încărcător Apple 35W cu două USB-C | 1490 | usb-c | white | 35 | - | - | 700
charger | Samsung | Samsung 25W USB-C nabíječka | Încărcător Samsung USB-C 25W | 399 | usb-c | black white | 25 | - | - | 1700
charger | Samsung | Samsung 45W USB-C nabíječka s kabelem | Încărcător Samsung USB-C 45W cu cablu | 899 | usb-c | black | 45 | - | - | 1100
charger | Anker | Anker 312 30W USB-C nabíječka | Încărcător Anker 312 USB-C 30W | 549 | usb-c | white black | 30 | - | - | 900
charger | Anker | Anker Prime 67W nabíječka | Încărcător Anker Prime 67W | 1290 | usb-c | black | 67 | - | - | 600
charger | Baseus | Baseus GaN5 Pro 65W nabíječka | Încărcător Baseus GaN5 Pro 65W | 899 | usb-c | black white | 65 | - | - | 600
charger | Xiaomi | Xiaomi 33W nabíječka s kabelem | Încărcător Xiaomi 33W cu cablu | 499 | usb-a | white | 33 | - | - | 700
charger | Xiaomi | Xiaomi 67W nabíječka s kabelem | Încărcător Xiaomi 67W cu cablu | 799 | usb-a | white | 67 | - | - | 600
charger | Swissten | Swissten 20W nabíječka do auta | Încărcător auto Swissten 20W | 299 | usb-c | black | 20 | - | - | 500
wireless | Apple | Apple MagSafe nabíječka (1 m) | Încărcător Apple MagSafe (1 m) | 1190 | magsafe | white | 25 | - | 1 | 1200
wireless | Samsung | Samsung bezdrátová nabíječka 15W | Încărcător wireless Samsung 15W | 899 | qi2 | black | 15 | - | - | 600
wireless | Belkin | Belkin BoostCharge Pro 3v1 bezdrátová nabíječka | Încărcător wireless Belkin BoostCharge Pro 3 în 1 | 2990 | magsafe | black white | 15 | - | - | 500
wireless | Anker | Anker MagGo bezdrátová nabíječka | Încărcător wireless Anker MagGo | 899 | qi2 | black white | 15 | - | - | 400
cable | Apple | Apple USB-C nabíjecí kabel 60W (1 m) | Cablu Apple USB-C 60W (1 m) | 549 | usb-c | white | 60 | - | 1 | 1500
cable | Apple | Apple USB-C/Lightning kabel (1 m) | Cablu Apple USB-C/Lightning (1 m) | 549 | lightning | white | - | - | 1 | 1600
cable | Apple | Apple USB-C/Lightning kabel (2 m) | Cablu Apple USB-C/Lightning (2 m) | 849 | lightning | white | - | - | 2 | 700
cable | Samsung | Samsung USB-C kabel (1 m) | Cablu Samsung USB-C (1 m) | 249 | usb-c | black white | - | - | 1 | 900
cable | Anker | Anker PowerLine III USB-C kabel (1,8 m) | Cablu Anker PowerLine III USB-C (1,8 m) | 399 | usb-c | black white | 60 | - | 1.8 | 700
cable | UGREEN | UGREEN USB-C/USB-C kabel 100W (2 m) | Cablu UGREEN USB-C/USB-C 100W (2 m) | 349 | usb-c | black | 100 | - | 2 | 600
cable | Baseus | Baseus Crystal Shine USB-A/USB-C kabel (1,2 m) | Cablu Baseus Crystal Shine USB-A/USB-C (1,2 m) | 199 | usb-a | black blue | 100 | - | 1.2 | 500
power-bank | Anker | Anker PowerCore 10000 powerbanka | Baterie externă Anker PowerCore 10000 | 749 | usb-c | black | 22 | 10000 | - | 900
power-bank | Anker | Anker MagGo powerbanka 10000 mAh | Baterie externă Anker MagGo 10000 mAh | 1690 | qi2 | black white | 15 | 10000 | - | 600
power-bank | Xiaomi | Xiaomi Power Bank 20000 mAh 33W | Baterie externă Xiaomi 20000 mAh 33W | 899 | usb-c | black | 33 | 20000 | - | 1000
power-bank | Baseus | Baseus Bipow powerbanka 20000 mAh | Baterie externă Baseus Bipow 20000 mAh | 649 | usb-c | black white | 20 | 20000 | - | 600
power-bank | Swissten | Swissten Worx powerbanka 10000 mAh | Baterie externă Swissten Worx 10000 mAh | 399 | usb-a | black | 10 | 10000 | - | 400
stylus | Apple | Apple Pencil (USB-C) | Apple Pencil (USB-C) | 2290 | usb-c | white | - | - | - | 700
stylus | Apple | Apple Pencil Pro | Apple Pencil Pro | 3590 | magsafe | white | - | - | - | 800
stylus | Samsung | Samsung S Pen pro Galaxy Tab | Samsung S Pen pentru Galaxy Tab | 1190 | bluetooth | black | - | - | - | 300
stylus | FIXED | FIXED Graphite Uni stylus | Stylus FIXED Graphite Uni | 899 | usb-c | black white | - | - | - | 200
holder | Swissten | Swissten držák telefonu do auta | Suport auto pentru telefon Swissten | 299 | - | black | - | - | - | 500
holder | Spigen | Spigen OneTap držák do auta MagSafe | Suport auto Spigen OneTap MagSafe | 899 | magsafe | black | - | - | - | 400
holder | UGREEN | UGREEN stojánek na telefon | Suport de birou UGREEN pentru telefon | 349 | - | silver black | - | - | - | 300
`;

/** Makers of the accessories that a catalogue made for measuring is filled with. */
export const measuringMakers = [
  ...['Spigen', 'Tactical', 'FIXED', 'Nillkin', 'ESR', 'PanzerGlass', 'Epico', 'Belkin', 'Anker'],
  ...['Baseus', 'UGREEN', 'Swissten', 'Ringke', 'OtterBox', 'UAG', 'Guess', 'Karl Lagerfeld'],
  ...['Cellularline', 'Hama', 'Trust', 'Forcell', 'Mobilize', 'Moshi', 'Native Union', 'Nomad'],
  ...['Mujjo', 'Pitaka', 'Dux Ducis', 'Imak', 'Mofi', 'Mercury', 'Roar', 'Beline', 'Puro', 'Celly'],
  ...['Decoded', 'Woodcessories', 'Case-Mate', 'Incipio', 'Speck', 'LifeProof', 'Griffin', 'Devia'],
] as const;
