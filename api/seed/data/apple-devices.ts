/**
 * Launch prices of the Czech market from memory, rounded. The last column holds our own price list
 * (A+ A B C D, CZK, for the first capacity) where one was written by hand; see read-device-table.ts.
 */
export const appleDevices = `
phone | Apple | iPhone 17 Pro Max | 2025-09 | 35990 | 256 512 1024 | 78 x 163.4 | Silver, Cosmic Orange, Deep Blue
phone | Apple | iPhone 17 Pro | 2025-09 | 32990 | 256 512 1024 | 71.9 x 150 | Silver, Cosmic Orange, Deep Blue | 19700 18120 15370 9850 3940
phone | Apple | iPhone 17 | 2025-09 | 22990 | 256 512 | 71.5 x 149.6 | Black, White, Mist Blue, Sage, Lavender | 13700 12600 10690 6850 2740
phone | Apple | iPhone Air | 2025-09 | 29990 | 256 512 1024 | 74.7 x 156.2 | Space Black, White, Gold, Blue
phone | Apple | iPhone 16 Pro Max | 2024-09 | 34990 | 256 512 1024 | 77.6 x 163 | Black Titanium, White Titanium, Natural Titanium, Desert Titanium
phone | Apple | iPhone 16 Pro | 2024-09 | 29990 | 128 256 512 1024 | 71.5 x 149.6 | Black Titanium, White Titanium, Natural Titanium, Desert Titanium | 13850 12740 10800 6920 2770
phone | Apple | iPhone 16 Plus | 2024-09 | 26990 | 128 256 512 | 77.8 x 160.9 | Black, White, Pink, Teal, Ultramarine
phone | Apple | iPhone 16 | 2024-09 | 23990 | 128 256 512 | 71.6 x 147.6 | Black, White, Pink, Teal, Ultramarine | 11100 10210 8660 5550 2220
phone | Apple | iPhone 16e | 2025-02 | 16990 | 128 256 512 | 71.5 x 146.7 | Black, White
phone | Apple | iPhone 15 Pro Max | 2023-09 | 35990 | 256 512 1024 | 76.7 x 159.9 | Black Titanium, White Titanium, Blue Titanium, Natural Titanium
phone | Apple | iPhone 15 Pro | 2023-09 | 29990 | 128 256 512 1024 | 70.6 x 146.6 | Black Titanium, White Titanium, Blue Titanium, Natural Titanium | 10650 9800 8310 5320 2130
phone | Apple | iPhone 15 Plus | 2023-09 | 26990 | 128 256 512 | 77.8 x 160.9 | Black, Blue, Green, Yellow, Pink
phone | Apple | iPhone 15 | 2023-09 | 23990 | 128 256 512 | 71.6 x 147.6 | Black, Blue, Green, Yellow, Pink | 8500 7820 6630 4250 1700
phone | Apple | iPhone 14 Pro Max | 2022-09 | 36990 | 128 256 512 1024 | 77.6 x 160.7 | Space Black, Silver, Gold, Deep Purple
phone | Apple | iPhone 14 Pro | 2022-09 | 33490 | 128 256 512 1024 | 71.5 x 147.5 | Space Black, Silver, Gold, Deep Purple
phone | Apple | iPhone 14 Plus | 2022-10 | 29990 | 128 256 512 | 78.1 x 160.8 | Midnight, Starlight, Red, Blue, Purple
phone | Apple | iPhone 14 | 2022-09 | 26490 | 128 256 512 | 71.5 x 146.7 | Midnight, Starlight, Red, Blue, Purple | 7050 6490 5500 3520 1410
phone | Apple | iPhone 13 Pro Max | 2021-09 | 31990 | 128 256 512 1024 | 78.1 x 160.8 | Graphite, Gold, Silver, Sierra Blue
phone | Apple | iPhone 13 Pro | 2021-09 | 28990 | 128 256 512 1024 | 71.5 x 146.7 | Graphite, Gold, Silver, Sierra Blue
phone | Apple | iPhone 13 | 2021-09 | 22990 | 128 256 512 | 71.5 x 146.7 | Midnight, Starlight, Blue, Pink, Red, Green | 4350 4000 3390 2180 870
phone | Apple | iPhone 13 mini | 2021-09 | 19990 | 128 256 512 | 64.2 x 131.5 | Midnight, Starlight, Blue, Pink, Red
phone | Apple | iPhone 12 Pro Max | 2020-11 | 33990 | 128 256 512 | 78.1 x 160.8 | Graphite, Silver, Gold, Pacific Blue
phone | Apple | iPhone 12 Pro | 2020-10 | 29990 | 128 256 512 | 71.5 x 146.7 | Graphite, Silver, Gold, Pacific Blue
phone | Apple | iPhone 12 | 2020-10 | 24990 | 64 128 256 | 71.5 x 146.7 | Black, White, Red, Green, Blue, Purple | 3150 2900 2460 1580 630
phone | Apple | iPhone 12 mini | 2020-11 | 21990 | 64 128 256 | 64.2 x 131.5 | Black, White, Red, Green, Blue
phone | Apple | iPhone SE (3rd generation) | 2022-03 | 12490 | 64 128 256 | 67.3 x 138.4 | Midnight, Starlight, Red | 2850 2620 2220 1420 570
phone | Apple | iPhone SE (2nd generation) | 2020-04 | 12990 | 64 128 256 | 67.3 x 138.4 | Black, White, Red
phone | Apple | iPhone 11 Pro Max | 2019-09 | 32990 | 64 256 512 | 77.8 x 158 | Space Gray, Silver, Gold, Midnight Green
phone | Apple | iPhone 11 Pro | 2019-09 | 29990 | 64 256 512 | 71.4 x 144 | Space Gray, Silver, Gold, Midnight Green
phone | Apple | iPhone 11 | 2019-09 | 20990 | 64 128 256 | 75.7 x 150.9 | Black, White, Red, Green, Yellow, Purple | 1700 1560 1330 850 340
phone | Apple | iPhone XS Max | 2018-09 | 32990 | 64 256 512 | 77.4 x 157.5 | Space Gray, Silver, Gold
phone | Apple | iPhone XS | 2018-09 | 29990 | 64 256 512 | 70.9 x 143.6 | Space Gray, Silver, Gold
phone | Apple | iPhone XR | 2018-10 | 22490 | 64 128 256 | 75.7 x 150.9 | Black, White, Red, Blue, Yellow
phone | Apple | iPhone X | 2017-11 | 29990 | 64 256 | 70.9 x 143.6 | Space Gray, Silver
phone | Apple | iPhone 8 Plus | 2017-09 | 24990 | 64 256 | 78.1 x 158.4 | Space Gray, Silver, Gold
phone | Apple | iPhone 8 | 2017-09 | 20990 | 64 256 | 67.3 x 138.4 | Space Gray, Silver, Gold
tablet | Apple | iPad Pro 13 (M4) | 2024-05 | 38990 | 256 512 1024 | 215.5 x 281.6 | Silver, Space Black
tablet | Apple | iPad Pro 11 (M4) | 2024-05 | 29990 | 256 512 1024 | 177.5 x 249.7 | Silver, Space Black | 12750 11730 9940 6380 2550
tablet | Apple | iPad Air 13 (M2) | 2024-05 | 22990 | 128 256 512 | 214.9 x 280.6 | Space Gray, Starlight, Blue, Purple
tablet | Apple | iPad Air 11 (M3) | 2025-03 | 16990 | 128 256 512 | 178.5 x 247.6 | Space Gray, Starlight, Blue, Purple
tablet | Apple | iPad Air 11 (M2) | 2024-05 | 16990 | 128 256 512 | 178.5 x 247.6 | Space Gray, Starlight, Blue, Purple | 7200 6620 5620 3600 1440
tablet | Apple | iPad Air (5th generation) | 2022-03 | 16490 | 64 256 | 178.5 x 247.6 | Space Gray, Starlight, Blue, Purple, Pink
tablet | Apple | iPad (A16) | 2025-03 | 9990 | 128 256 512 | 179.5 x 248.6 | Silver, Blue, Pink, Yellow
tablet | Apple | iPad (10th generation) | 2022-10 | 14490 | 64 256 | 179.5 x 248.6 | Silver, Blue, Pink, Yellow | 3950 3630 3080 1980 790
tablet | Apple | iPad (9th generation) | 2021-09 | 9990 | 64 256 | 174.1 x 250.6 | Space Gray, Silver
tablet | Apple | iPad (8th generation) | 2020-09 | 9990 | 32 128 | 174.1 x 250.6 | Space Gray, Silver, Gold
tablet | Apple | iPad mini (A17 Pro) | 2024-10 | 14990 | 128 256 512 | 134.8 x 195.4 | Space Gray, Blue, Purple, Starlight
tablet | Apple | iPad mini (6th generation) | 2021-09 | 14490 | 64 256 | 134.8 x 195.4 | Space Gray, Pink, Purple, Starlight | 2750 2530 2140 1380 550
smartwatch | Apple | Watch Ultra 3 | 2025-09 | 22990 | | 44 x 49 | Titanium, Black Titanium
smartwatch | Apple | Watch Series 11 46mm | 2025-09 | 12490 | | 39 x 46 | Jet Black, Silver, Rose Gold
smartwatch | Apple | Watch Series 11 42mm | 2025-09 | 11490 | | 36 x 42 | Jet Black, Silver, Rose Gold
smartwatch | Apple | Watch SE 3 44mm | 2025-09 | 7490 | | 38 x 44 | Midnight, Starlight
smartwatch | Apple | Watch SE 3 40mm | 2025-09 | 6690 | | 34 x 40 | Midnight, Starlight
smartwatch | Apple | Watch Series 10 46mm | 2024-09 | 12490 | | 39 x 46 | Jet Black, Rose Gold, Silver | 3900 3590 3040 1950 780
smartwatch | Apple | Watch Series 10 42mm | 2024-09 | 11490 | | 36 x 42 | Jet Black, Rose Gold, Silver
smartwatch | Apple | Watch Ultra 2 | 2023-09 | 23490 | | 44 x 49 | Titanium, Black Titanium | 4850 4460 3780 2420 970
smartwatch | Apple | Watch Series 9 45mm | 2023-09 | 12490 | | 38 x 45 | Midnight, Starlight, Silver, Pink, Red
smartwatch | Apple | Watch Series 9 41mm | 2023-09 | 11490 | | 35 x 41 | Midnight, Starlight, Silver, Pink, Red
smartwatch | Apple | Watch Ultra | 2022-09 | 24990 | | 44 x 49 | Titanium
smartwatch | Apple | Watch Series 8 45mm | 2022-09 | 13490 | | 38 x 45 | Midnight, Starlight, Silver, Red
smartwatch | Apple | Watch Series 8 41mm | 2022-09 | 12490 | | 35 x 41 | Midnight, Starlight, Silver, Red
smartwatch | Apple | Watch SE (Gen 2) 44mm | 2022-09 | 7990 | | 38 x 44 | Midnight, Starlight, Silver | 1050 970 820 520 210
smartwatch | Apple | Watch SE (Gen 2) 40mm | 2022-09 | 7290 | | 34 x 40 | Midnight, Starlight, Silver
smartwatch | Apple | Watch Series 7 45mm | 2021-10 | 12290 | | 38 x 45 | Midnight, Starlight, Green, Blue, Red
smartwatch | Apple | Watch Series 7 41mm | 2021-10 | 11490 | | 35 x 41 | Midnight, Starlight, Green, Blue, Red
smartwatch | Apple | Watch Series 6 44mm | 2020-09 | 12290 | | 38 x 44 | Space Gray, Silver, Gold, Blue, Red
smartwatch | Apple | Watch Series 6 40mm | 2020-09 | 11490 | | 34 x 40 | Space Gray, Silver, Gold, Blue, Red
smartwatch | Apple | Watch SE 44mm | 2020-09 | 8790 | | 38 x 44 | Space Gray, Silver, Gold
smartwatch | Apple | Watch Series 5 44mm | 2019-09 | 12290 | | 38 x 44 | Space Gray, Silver, Gold
smartwatch | Apple | Watch Series 4 44mm | 2018-09 | 12290 | | 38 x 44 | Space Gray, Silver, Gold
`;
