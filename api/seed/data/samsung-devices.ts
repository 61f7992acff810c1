/** As apple-devices.ts: launch prices of the Czech market from memory, rounded. */
export const samsungDevices = `
phone | Samsung | Galaxy S25 Ultra | 2025-01 | 36990 | 256 512 1024 | 77.6 x 162.8 | Titanium Black, Titanium Gray, Titanium Silverblue | 13550 12470 10570 6780 2710
phone | Samsung | Galaxy S25+ | 2025-01 | 29990 | 256 512 | 75.8 x 158.4 | Navy, Silver Shadow, Icyblue, Mint
phone | Samsung | Galaxy S25 | 2025-01 | 23990 | 128 256 512 | 70.5 x 146.9 | Navy, Silver Shadow, Icyblue, Mint | 8800 8100 6860 4400 1760
phone | Samsung | Galaxy S25 Edge | 2025-05 | 31990 | 256 512 | 75.6 x 158.2 | Titanium Black, Titanium Gray, Titanium Silverblue
phone | Samsung | Galaxy S25 FE | 2025-09 | 18990 | 128 256 | 76.6 x 161.3 | Navy, Icyblue, White
phone | Samsung | Galaxy S24 Ultra | 2024-01 | 35990 | 256 512 1024 | 79 x 162.3 | Titanium Black, Titanium Gray, Violet, Yellow
phone | Samsung | Galaxy S24+ | 2024-01 | 29990 | 256 512 | 75.9 x 158.5 | Onyx Black, Marble Gray, Cobalt Violet, Amber Yellow
phone | Samsung | Galaxy S24 | 2024-01 | 22990 | 128 256 | 70.6 x 147 | Onyx Black, Marble Gray, Cobalt Violet, Amber Yellow | 5900 5430 4600 2950 1180
phone | Samsung | Galaxy S24 FE | 2024-10 | 18490 | 128 256 | 77.3 x 162 | Graphite, Blue, Mint, Yellow
phone | Samsung | Galaxy S23 Ultra | 2023-02 | 34990 | 256 512 1024 | 78.1 x 163.4 | Phantom Black, Cream, Green, Lavender
phone | Samsung | Galaxy S23+ | 2023-02 | 29990 | 256 512 | 76.2 x 157.8 | Phantom Black, Cream, Green, Lavender
phone | Samsung | Galaxy S23 | 2023-02 | 23990 | 128 256 | 70.9 x 146.3 | Phantom Black, Cream, Green, Lavender | 4300 3960 3350 2150 860
phone | Samsung | Galaxy S23 FE | 2023-10 | 16990 | 128 256 | 76.5 x 158 | Graphite, Cream, Mint, Violet
phone | Samsung | Galaxy S22 Ultra | 2022-02 | 31990 | 128 256 512 | 77.9 x 163.3 | Phantom Black, Phantom White, Green, Red
phone | Samsung | Galaxy S22+ | 2022-02 | 26990 | 128 256 | 75.8 x 157.4 | Phantom Black, Phantom White, Green, Pink Gold
phone | Samsung | Galaxy S22 | 2022-02 | 21990 | 128 256 | 70.6 x 146 | Phantom Black, Phantom White, Green, Pink Gold | 2550 2350 1990 1280 510
phone | Samsung | Galaxy S21 Ultra | 2021-01 | 33490 | 128 256 512 | 75.6 x 165.1 | Phantom Black, Silver
phone | Samsung | Galaxy S21+ | 2021-01 | 27990 | 128 256 | 75.6 x 161.5 | Phantom Black, Silver, Violet
phone | Samsung | Galaxy S21 | 2021-01 | 22490 | 128 256 | 71.2 x 151.7 | Gray, White, Pink, Violet
phone | Samsung | Galaxy S21 FE | 2022-01 | 18990 | 128 256 | 74.5 x 155.7 | Graphite, White, Olive, Lavender
phone | Samsung | Galaxy S20 FE | 2020-10 | 16990 | 128 256 | 74.5 x 159.8 | Navy, Red, Lavender, Mint, White
phone | Samsung | Galaxy S20 Ultra | 2020-03 | 34990 | 128 512 | 76 x 166.9 | Black, Gray
phone | Samsung | Galaxy S20+ | 2020-03 | 26990 | 128 512 | 73.7 x 161.9 | Black, Gray, Blue
phone | Samsung | Galaxy S20 | 2020-03 | 23990 | 128 | 69.1 x 151.7 | Gray, Blue, Pink
phone | Samsung | Galaxy S10 | 2019-03 | 23990 | 128 512 | 70.4 x 149.9 | Black, White, Green
phone | Samsung | Galaxy Note 20 Ultra | 2020-08 | 34490 | 256 512 | 77.2 x 164.8 | Black, White, Bronze
phone | Samsung | Galaxy Z Fold 7 | 2025-07 | 52990 | 256 512 1024 | 72.8 x 158.4 | Jet Black, Silver Shadow, Deep Blue
phone | Samsung | Galaxy Z Flip 7 | 2025-07 | 29990 | 256 512 | 75.2 x 166.7 | Jet Black, Red, Deep Blue
phone | Samsung | Galaxy Z Fold 6 | 2024-07 | 48990 | 256 512 1024 | 68.1 x 153.5 | Silver Shadow, Navy, Pink
phone | Samsung | Galaxy Z Flip 6 | 2024-07 | 29990 | 256 512 | 71.9 x 165.1 | Blue, Silver Shadow, Yellow, Mint | 9200 8460 7180 4600 1840
phone | Samsung | Galaxy Z Fold 5 | 2023-08 | 46990 | 256 512 | 67.1 x 154.9 | Phantom Black, Cream, Icyblue
phone | Samsung | Galaxy Z Flip 5 | 2023-08 | 28990 | 256 512 | 71.9 x 165.1 | Graphite, Cream, Mint, Lavender
phone | Samsung | Galaxy A56 5G | 2025-03 | 11990 | 128 256 | 77.5 x 162.2 | Graphite, Light Gray, Olive, Pink | 3850 3540 3000 1920 770
phone | Samsung | Galaxy A36 5G | 2025-03 | 8990 | 128 256 | 78.2 x 162.9 | Black, White, Lavender, Lime
phone | Samsung | Galaxy A26 5G | 2025-03 | 6990 | 128 256 | 77.5 x 164 | Black, White, Mint
phone | Samsung | Galaxy A16 | 2024-11 | 4490 | 128 256 | 77.9 x 164.4 | Black, Gray, Green
phone | Samsung | Galaxy A55 5G | 2024-03 | 11990 | 128 256 | 77.4 x 161.1 | Navy, Icyblue, Lavender, Yellow
phone | Samsung | Galaxy A35 5G | 2024-03 | 9490 | 128 256 | 78 x 161.7 | Navy, Icyblue, Lavender, Yellow
phone | Samsung | Galaxy A25 5G | 2023-12 | 7490 | 128 256 | 76.5 x 161 | Black, Blue, Yellow
phone | Samsung | Galaxy A15 | 2023-12 | 4990 | 128 | 76.8 x 160.1 | Black, Blue, Yellow
phone | Samsung | Galaxy A54 5G | 2023-03 | 11990 | 128 256 | 76.7 x 158.2 | Graphite, White, Lime, Violet | 1500 1380 1170 750 300
phone | Samsung | Galaxy A34 5G | 2023-03 | 9490 | 128 256 | 78.1 x 161.3 | Graphite, Silver, Lime, Violet
phone | Samsung | Galaxy A53 5G | 2022-03 | 11490 | 128 256 | 74.8 x 159.6 | Black, White, Blue, Peach Fuzz
phone | Samsung | Galaxy A33 5G | 2022-04 | 9490 | 128 | 74 x 159.7 | Black, White, Blue
phone | Samsung | Galaxy A52s 5G | 2021-09 | 11490 | 128 | 75.1 x 159.9 | Black, White, Mint, Violet
tablet | Samsung | Galaxy Tab S10 Ultra | 2024-10 | 32990 | 256 512 1024 | 208.6 x 326.4 | Graphite, Silver
tablet | Samsung | Galaxy Tab S10+ | 2024-10 | 27990 | 256 512 | 185.4 x 285.4 | Graphite, Silver
tablet | Samsung | Galaxy Tab S10 FE | 2025-04 | 13990 | 128 256 | 165.8 x 254.3 | Gray, Silver, Blue
tablet | Samsung | Galaxy Tab S9 | 2023-08 | 21990 | 128 256 | 165.8 x 254.3 | Graphite, Beige | 4850 4460 3780 2420 970
tablet | Samsung | Galaxy Tab S9 FE | 2023-10 | 12990 | 128 256 | 165.8 x 254.3 | Gray, Silver, Mint, Lavender
tablet | Samsung | Galaxy Tab S8 | 2022-02 | 18490 | 128 256 | 165.3 x 253.8 | Graphite, Silver, Pink Gold
tablet | Samsung | Galaxy Tab S6 Lite | 2020-05 | 9990 | 64 128 | 154.3 x 244.5 | Gray, Blue, Pink
tablet | Samsung | Galaxy Tab A9+ 11.0" | 2023-10 | 5990 | 64 128 | 168.7 x 257.1 | Graphite, Silver, Navy | 1000 920 780 500 200
tablet | Samsung | Galaxy Tab A9 | 2023-10 | 3990 | 64 128 | 124.7 x 211 | Graphite, Silver, Navy
tablet | Samsung | Galaxy Tab A8 | 2022-01 | 5490 | 32 64 128 | 161.9 x 246.8 | Gray, Silver, Pink Gold
smartwatch | Samsung | Galaxy Watch Ultra | 2024-07 | 17490 | | 47.1 x 47.4 | Titanium, White Titanium, Titanium Gray
smartwatch | Samsung | Galaxy Watch 8 44mm | 2025-07 | 9990 | | 43.7 x 46 | Graphite, Silver
smartwatch | Samsung | Galaxy Watch 8 Classic 46mm | 2025-07 | 12990 | | 46 x 46.7 | Black, White
smartwatch | Samsung | Galaxy Watch 7 44mm | 2024-07 | 8990 | | 44.4 x 44.4 | Green, Silver | 2650 2440 2070 1320 530
smartwatch | Samsung | Galaxy Watch 7 40mm | 2024-07 | 7990 | | 40.4 x 40.4 | Green, Cream
smartwatch | Samsung | Galaxy Watch FE 40mm | 2024-06 | 5490 | | 39.3 x 40.4 | Black, Silver, Pink Gold
smartwatch | Samsung | Galaxy Watch 6 Classic 47mm | 2023-08 | 11490 | | 46.5 x 46.5 | Black, Silver | 2300 2120 1790 1150 460
smartwatch | Samsung | Galaxy Watch 6 Classic 43mm | 2023-08 | 10490 | | 42.5 x 42.5 | Black, Silver
smartwatch | Samsung | Galaxy Watch 6 44mm | 2023-08 | 8990 | | 42.8 x 44.4 | Graphite, Silver
smartwatch | Samsung | Galaxy Watch 6 40mm | 2023-08 | 7990 | | 38.8 x 40.4 | Graphite, Gold
smartwatch | Samsung | Galaxy Watch 5 Pro 45mm | 2022-08 | 12490 | | 45.4 x 45.4 | Black Titanium, Titanium Gray
smartwatch | Samsung | Galaxy Watch 5 44mm | 2022-08 | 8490 | | 43.3 x 44.4 | Graphite, Silver, Blue
smartwatch | Samsung | Galaxy Watch 4 Classic 46mm | 2021-08 | 9990 | | 45.5 x 45.5 | Black, Silver
smartwatch | Samsung | Galaxy Watch 4 44mm | 2021-08 | 7490 | | 43.3 x 44.4 | Black, Silver, Green
smartwatch | Samsung | Galaxy Watch 3 45mm | 2020-08 | 11990 | | 45 x 46.2 | Black, Silver
`;
