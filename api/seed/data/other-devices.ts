/** As apple-devices.ts: launch prices of the Czech market from memory, rounded. */
export const otherDevices = `
phone | Google | Pixel 10 Pro | 2025-08 | 28990 | 128 256 512 | 72 x 152.8 | Obsidian, Porcelain, Jade Green
phone | Google | Pixel 10 | 2025-08 | 22990 | 128 256 | 72 x 152.8 | Obsidian, Indigo, Lime
phone | Google | Pixel 9a | 2025-04 | 13990 | 128 256 | 73.3 x 154.7 | Obsidian, Porcelain, Peony
phone | Google | Pixel 9 Pro | 2024-08 | 27990 | 128 256 512 | 72 x 152.8 | Obsidian, Porcelain, Wintergreen
phone | Google | Pixel 9 | 2024-08 | 22990 | 128 256 | 72 x 152.8 | Obsidian, Porcelain, Wintergreen, Peony | 7250 6670 5660 3620 1450
phone | Google | Pixel 8 Pro | 2023-10 | 26990 | 128 256 | 76.5 x 162.6 | Obsidian, Porcelain, Bay
phone | Google | Pixel 8 | 2023-10 | 19990 | 128 256 | 70.8 x 150.5 | Obsidian, Mint, Pink
phone | Google | Pixel 8a | 2024-05 | 12990 | 128 256 | 72.7 x 152.1 | Obsidian, Porcelain, Bay, Aloe | 2850 2620 2220 1420 570
phone | Google | Pixel 7a | 2023-05 | 12990 | 128 | 72.9 x 152 | Graphite, White, Bay
phone | Google | Pixel 7 | 2022-10 | 16490 | 128 256 | 73.2 x 155.6 | Obsidian, White, Lime
phone | Google | Pixel 6a | 2022-07 | 11490 | 128 | 71.8 x 152.2 | Graphite, White, Sage
phone | Xiaomi | 15 Ultra | 2025-03 | 36990 | 512 | 75.3 x 161.3 | Black, White, Silver
phone | Xiaomi | 15 | 2025-03 | 25990 | 256 512 | 71.2 x 152.3 | Black, White, Green
phone | Xiaomi | 14T Pro | 2024-09 | 19990 | 256 512 1024 | 75.1 x 160.4 | Titanium Black, Titanium Gray, Blue
phone | Xiaomi | 14T | 2024-09 | 15990 | 256 512 | 75.1 x 160.5 | Titanium Black, Titanium Gray, Blue
phone | Xiaomi | 14 | 2024-02 | 24990 | 256 512 | 71.5 x 152.8 | Black, White, Jade Green | 6600 6070 5150 3300 1320
phone | Xiaomi | 13T Pro | 2023-09 | 19990 | 256 512 | 76 x 162.2 | Black, Green, Blue
phone | Xiaomi | 13 | 2023-02 | 24990 | 256 | 71.5 x 152.8 | Black, White, Green
phone | Xiaomi | 12 | 2022-03 | 18990 | 128 256 | 69.9 x 152.7 | Gray, Blue, Purple
phone | Xiaomi | 11T | 2021-09 | 12490 | 128 256 | 76.9 x 164.1 | Gray, White, Blue
phone | Xiaomi | Redmi Note 14 Pro 5G | 2025-01 | 9490 | 256 512 | 74.4 x 162.3 | Midnight Black, Purple, Green
phone | Xiaomi | Redmi Note 14 | 2025-01 | 4990 | 128 256 | 76.6 x 163.3 | Midnight Black, Blue, Purple
phone | Xiaomi | Redmi Note 13 Pro | 2024-01 | 8990 | 256 512 | 75.2 x 161.1 | Midnight Black, Forest Green, Lavender Purple | 1700 1560 1330 850 340
phone | Xiaomi | Redmi Note 13 | 2024-01 | 5490 | 128 256 | 75.5 x 162.2 | Midnight Black, Mint, Icyblue
phone | Xiaomi | Redmi Note 12 Pro 5G | 2023-03 | 9490 | 128 256 | 76 x 162.9 | Black, White, Blue
phone | Xiaomi | Redmi Note 11 | 2022-02 | 5490 | 64 128 | 73.9 x 159.9 | Graphite, Blue
phone | POCO | F6 | 2024-05 | 10990 | 256 512 | 74.4 x 160.5 | Black, Green, Titanium
phone | POCO | X6 Pro 5G | 2024-01 | 8990 | 256 512 | 74.3 x 160.5 | Black, Gray, Yellow
phone | POCO | F5 | 2023-05 | 10490 | 256 | 74.9 x 161.1 | Black, Blue, White
phone | Honor | Magic 7 Pro | 2025-01 | 32990 | 512 | 77.1 x 162.7 | Black, Silver Shadow, Icyblue
phone | Honor | Magic 6 Pro | 2024-02 | 32990 | 512 | 75.8 x 162.5 | Black, Epi Green | 8750 8050 6820 4380 1750
phone | Honor | 400 | 2025-05 | 12990 | 256 512 | 74.6 x 156.5 | Midnight Black, Gold, Silver
phone | Honor | 200 | 2024-06 | 13990 | 256 512 | 74.6 x 161.5 | Black, White, Green
phone | Honor | 90 | 2023-07 | 13990 | 256 512 | 74.1 x 161.9 | Midnight Black, Green, Silver
phone | Motorola | Edge 60 Pro | 2025-04 | 15990 | 256 512 | 73.1 x 160.7 | Blue, Green, Purple
phone | Motorola | Edge 50 | 2024-08 | 13990 | 256 512 | 72.4 x 160.8 | Koala Grey, Jungle Green, Peach Fuzz | 3450 3170 2690 1720 690
phone | Motorola | Edge 40 | 2023-05 | 14990 | 256 | 72 x 158.4 | Black, Green, Blue
phone | Motorola | Razr 50 Ultra | 2024-07 | 29990 | 256 512 | 74 x 171.4 | Midnight, Green, Peach Fuzz
phone | Motorola | Moto G85 5G | 2024-07 | 7990 | 256 | 73.1 x 161.9 | Gray, Green, Blue
phone | Motorola | Moto G84 5G | 2023-09 | 7490 | 256 | 74.4 x 160 | Midnight, Blue, Red
phone | OnePlus | 13 | 2025-01 | 24990 | 256 512 | 76.5 x 162.9 | Black, White, Blue
phone | OnePlus | 12 | 2024-01 | 23990 | 256 512 | 75.8 x 164.3 | Silky Black, Flowy Emerald | 6150 5660 4800 3080 1230
phone | OnePlus | 11 | 2023-02 | 21990 | 128 256 | 74.1 x 163.1 | Black, Green
phone | OnePlus | Nord 4 | 2024-07 | 11990 | 256 512 | 75 x 162.6 | Midnight, Silver, Green
phone | OnePlus | Nord 3 | 2023-07 | 11990 | 128 256 | 75.1 x 162 | Gray, Green
phone | Nothing | Phone (3) | 2025-07 | 20990 | 256 512 | 75.6 x 160.6 | Black, White
phone | Nothing | Phone (3a) | 2025-03 | 8990 | 128 256 | 77.5 x 163.5 | Black, White, Blue
phone | Nothing | Phone (2a) | 2024-03 | 8990 | 128 256 | 76.3 x 161.7 | Black, White, Blue
phone | Nothing | Phone (2) | 2023-07 | 16990 | 128 256 512 | 76.4 x 162.1 | Gray, White
phone | Nothing | Phone (1) | 2022-07 | 11990 | 128 256 | 75.8 x 159.2 | Black, White
phone | Nothing | CMF Phone 1 | 2024-07 | 5990 | 128 256 | 77 x 164 | Black, Green, Orange
phone | Fairphone | 5 | 2023-09 | 16990 | 256 | 75.8 x 161.6 | Black, Blue, Titanium
phone | Fairphone | 4 | 2021-10 | 15490 | 128 256 | 75.5 x 162 | Gray, Green
phone | Huawei | Pura 70 Pro | 2024-05 | 29990 | 512 | 75.1 x 162.6 | Black, White
phone | Huawei | P60 Pro | 2023-05 | 28990 | 256 | 74.5 x 161 | Black, White
phone | Huawei | nova 12 | 2024-05 | 10990 | 256 | 74.8 x 161.3 | Black, White, Blue
phone | Sony | Xperia 1 VI | 2024-06 | 33990 | 256 | 74 x 162 | Black, Silver, Green
phone | Sony | Xperia 10 VI | 2024-06 | 9990 | 128 | 68 x 155 | Black, White, Blue
phone | realme | GT 6 | 2024-06 | 14990 | 256 512 | 75.1 x 162 | Silver, Green
phone | realme | 12 Pro+ 5G | 2024-02 | 11490 | 256 512 | 74 x 161.5 | Navy, Beige
phone | OPPO | Reno12 Pro 5G | 2024-06 | 14990 | 512 | 74.8 x 161.5 | Gray, Brown
phone | OPPO | Find X8 Pro | 2024-11 | 29990 | 512 | 76.7 x 162.3 | Black, White
phone | vivo | V40 5G | 2024-07 | 13990 | 256 512 | 74.9 x 164.2 | Gray, Purple
phone | Asus | Zenfone 10 | 2023-06 | 19990 | 256 512 | 68.1 x 146.5 | Black, White, Green, Blue, Red
tablet | Lenovo | Tab P12 | 2023-08 | 9990 | 128 256 | 190.7 x 293.4 | Storm Grey | 1500 1380 1170 750 300
tablet | Lenovo | Tab P11 (2nd Gen) | 2022-11 | 7990 | 128 | 166.3 x 269.1 | Storm Grey
tablet | Lenovo | Tab M11 | 2024-01 | 4990 | 128 | 166.3 x 255.3 | Gray, Green
tablet | Lenovo | Legion Tab | 2024-05 | 14990 | 256 | 129.5 x 208.5 | Black
tablet | Xiaomi | Pad 7 | 2025-03 | 9990 | 128 256 | 173.4 x 251.2 | Gray, Green, Blue
tablet | Xiaomi | Pad 6 | 2023-06 | 9990 | 128 256 | 165.2 x 254 | Gravity Gray, Mist Blue | 1400 1290 1090 700 280
tablet | Xiaomi | Pad 5 | 2021-09 | 9990 | 128 256 | 166.3 x 254.7 | Gray, White
tablet | Xiaomi | Redmi Pad SE | 2023-08 | 4990 | 128 256 | 167.1 x 255.5 | Graphite, Mint, Lavender
tablet | Honor | Pad 9 | 2024-03 | 8490 | 256 | 180.1 x 278.2 | Gray
tablet | Huawei | MatePad 11.5 | 2023-08 | 8490 | 128 256 | 177 x 260.9 | Gray
tablet | OnePlus | Pad 2 | 2024-07 | 13990 | 256 | 195.1 x 268.7 | Gray
tablet | Google | Pixel Tablet | 2023-06 | 16990 | 128 256 | 169 x 258 | Porcelain, Gray
smartwatch | Garmin | Fénix 8 47mm | 2024-08 | 24990 | | 47 x 47 | Black, Silver
smartwatch | Garmin | Fénix 7 47mm | 2022-01 | 17990 | | 47 x 47 | Black, Silver | 1600 1470 1250 800 320
smartwatch | Garmin | Fénix 6 47mm | 2019-08 | 15490 | | 47 x 47 | Black, Silver
smartwatch | Garmin | Epix (Gen 2) | 2022-01 | 22490 | | 47 x 47 | Black, Silver
smartwatch | Garmin | Forerunner 965 | 2023-03 | 15990 | | 47.1 x 47.1 | Black, White, Yellow
smartwatch | Garmin | Forerunner 265 | 2023-03 | 11990 | | 46.1 x 46.1 | Black, White, Aqua
smartwatch | Garmin | Venu 3 | 2023-08 | 12490 | | 45 x 45 | Black, Whitestone | 2500 2300 1950 1250 500
smartwatch | Garmin | Venu 2 | 2021-04 | 10490 | | 45.4 x 45.4 | Black, Silver
smartwatch | Garmin | Instinct 2 | 2022-02 | 8990 | | 45 x 45 | Graphite, White, Yellow
smartwatch | Garmin | Vívoactive 5 | 2023-09 | 7490 | | 42.2 x 42.2 | Black, White, Navy
smartwatch | Huawei | Watch GT 5 46mm | 2024-09 | 6490 | | 45.8 x 48 | Black, Brown, Blue
smartwatch | Huawei | Watch GT 4 46mm | 2023-09 | 5990 | | 46 x 46 | Black, Brown, Green | 1250 1150 980 620 250
smartwatch | Huawei | Watch GT 3 46mm | 2021-11 | 5990 | | 45.9 x 45.9 | Black, Brown
smartwatch | Huawei | Watch 4 Pro | 2023-06 | 12990 | | 48 x 49 | Titanium, Brown
smartwatch | Huawei | Watch Fit 3 | 2024-05 | 3990 | | 36.3 x 43.2 | Black, White, Pink, Green
smartwatch | Xiaomi | Watch S3 | 2024-02 | 3490 | | 47 x 47 | Black, Silver
smartwatch | Xiaomi | Watch 2 Pro | 2023-09 | 6490 | | 46 x 47.6 | Black, Silver
smartwatch | Google | Pixel Watch 3 45mm | 2024-09 | 10990 | | 45 x 45 | Black, Silver
smartwatch | Google | Pixel Watch 2 | 2023-10 | 9490 | | 41 x 41 | Black, Silver, Gold
smartwatch | OnePlus | Watch 2 | 2024-02 | 8490 | | 46.6 x 47 | Black, Silver
smartwatch | Amazfit | Balance | 2023-09 | 5990 | | 46 x 46 | Midnight, Gray
smartwatch | Amazfit | GTR 4 | 2022-09 | 4990 | | 46 x 46 | Black, Brown, Silver
smartwatch | Amazfit | T-Rex 3 | 2024-09 | 6990 | | 45.9 x 48.5 | Black, Lava
smartwatch | Fitbit | Sense 2 | 2022-09 | 6990 | | 40.5 x 40.5 | Graphite, White, Blue
smartwatch | Fitbit | Versa 4 | 2022-09 | 5490 | | 40.5 x 40.5 | Black, Pink, Blue
smartwatch | Honor | Watch 4 Pro | 2024-05 | 5990 | | 47 x 47.6 | Black, Brown
smartwatch | Withings | ScanWatch 2 | 2023-09 | 8990 | | 42 x 42 | Black, White
smartwatch | Suunto | Race | 2023-10 | 11490 | | 49 x 49 | Black, Titanium
smartwatch | Polar | Vantage V3 | 2023-10 | 14990 | | 47 x 47 | Black, Blue
smartwatch | Mobvoi | TicWatch Pro 5 | 2023-05 | 8990 | | 48 x 50.2 | Black, Sandstone
smartwatch | Coros | Pace 3 | 2023-08 | 5990 | | 41.9 x 41.9 | Black, White
`;
