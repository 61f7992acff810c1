/** As apple-devices.ts: launch prices of the Czech market from memory, rounded. */
export const moreDevices = `
phone | Google | Pixel 10 Pro XL | 2025-08 | 32990 | 256 512 | 76.6 x 162.8 | Obsidian, Porcelain, Jade Green
phone | Google | Pixel 9 Pro XL | 2024-08 | 30990 | 128 256 512 | 76.6 x 162.8 | Obsidian, Porcelain, Wintergreen
phone | Google | Pixel 9 Pro Fold | 2024-08 | 47990 | 256 512 | 77.1 x 155.2 | Obsidian, Porcelain
phone | Google | Pixel 7 Pro | 2022-10 | 22990 | 128 256 | 76.6 x 162.9 | Obsidian, White
phone | Google | Pixel 6 Pro | 2021-10 | 22990 | 128 256 | 75.9 x 163.9 | Black, White
phone | Google | Pixel 6 | 2021-10 | 16490 | 128 256 | 74.8 x 158.6 | Black, Mint
phone | Xiaomi | 15T Pro | 2025-09 | 19990 | 256 512 | 77.9 x 162.7 | Black, Gray, Gold
phone | Xiaomi | 15T | 2025-09 | 14990 | 256 512 | 78 x 163.2 | Black, Gray, Gold
phone | Xiaomi | 14 Ultra | 2024-03 | 34990 | 512 | 75.3 x 161.4 | Black, White
phone | Xiaomi | 13T | 2023-09 | 14990 | 256 | 76 x 162.2 | Black, Green, Blue
phone | Xiaomi | 12T Pro | 2022-10 | 18990 | 256 | 75.9 x 163.1 | Black, Silver, Blue
phone | Xiaomi | 12T | 2022-10 | 14990 | 128 256 | 75.9 x 163.1 | Black, Silver, Blue
phone | Xiaomi | 11T Pro | 2021-09 | 16490 | 128 256 | 76.9 x 164.1 | Gray, White, Blue
phone | Xiaomi | Redmi Note 14 Pro+ 5G | 2025-01 | 11990 | 256 512 | 74.7 x 162.5 | Midnight Black, Blue, Lavender
phone | Xiaomi | Redmi Note 13 Pro+ 5G | 2024-01 | 11990 | 256 512 | 74.2 x 161.4 | Midnight Black, White, Lavender Purple
phone | Xiaomi | Redmi Note 13 Pro 5G | 2024-01 | 9990 | 256 512 | 74.2 x 161.2 | Midnight Black, Green, Purple
phone | Xiaomi | Redmi Note 12 | 2023-03 | 5490 | 64 128 | 76 x 165.7 | Gray, Green, Icyblue
phone | Xiaomi | Redmi Note 11 Pro 5G | 2022-03 | 8990 | 64 128 | 76.1 x 164.2 | Graphite, White, Blue
phone | Xiaomi | Redmi 14C | 2024-09 | 2990 | 128 256 | 77.8 x 171.9 | Midnight Black, Blue, Sage
phone | Xiaomi | Redmi 13C | 2023-11 | 3290 | 128 256 | 78 x 168 | Midnight Black, Navy, Green
phone | POCO | F7 | 2025-06 | 10990 | 256 512 | 77.9 x 163.1 | Black, White, Silver
phone | POCO | F7 Ultra | 2025-03 | 17990 | 256 512 | 75 x 160.3 | Black, Yellow
phone | POCO | X7 Pro | 2025-01 | 8990 | 256 512 | 75.2 x 160.8 | Black, Green, Yellow
phone | POCO | M6 Pro | 2024-01 | 5990 | 256 512 | 75 x 161.1 | Black, Blue, Purple
phone | POCO | F4 GT | 2022-04 | 15990 | 128 256 | 76.7 x 162.5 | Black, Silver, Yellow
phone | Honor | Magic 5 Pro | 2023-05 | 29990 | 512 | 76.7 x 162.9 | Black, Green
phone | Honor | Magic V3 | 2024-09 | 49990 | 512 | 74 x 156.6 | Black, Green, Brown
phone | Honor | 400 Pro | 2025-05 | 19990 | 512 | 76.1 x 160.8 | Midnight Black, Gray
phone | Honor | 200 Pro | 2024-06 | 18990 | 512 | 75.2 x 163.3 | Black, White
phone | Honor | X8b | 2024-01 | 6490 | 256 512 | 74.1 x 161.1 | Midnight Black, Silver
phone | Motorola | Razr 60 Ultra | 2025-04 | 32990 | 512 | 74 x 171.5 | Green, Red, Brown
phone | Motorola | Razr 50 | 2024-07 | 21990 | 256 512 | 74 x 171.3 | Graphite, Sandstone, Orange
phone | Motorola | Razr 40 Ultra | 2023-06 | 28990 | 256 512 | 74 x 170.8 | Black, Blue, Red
phone | Motorola | Edge 60 | 2025-04 | 10990 | 256 512 | 73.1 x 161.2 | Blue, Green
phone | Motorola | Edge 50 Ultra | 2024-04 | 24990 | 512 1024 | 72.4 x 161.1 | Gray, Peach Fuzz
phone | Motorola | Edge 40 Neo | 2023-09 | 9990 | 256 | 72 x 159.6 | Black, Bay, Peach Fuzz
phone | OnePlus | 13R | 2025-01 | 18990 | 256 512 | 75.8 x 161.7 | Black, Titanium
phone | OnePlus | 10 Pro | 2022-04 | 22990 | 128 256 | 73.9 x 163 | Black, Green
phone | OnePlus | Nord CE 4 Lite 5G | 2024-07 | 7490 | 128 256 | 75.6 x 162.9 | Silver, Blue
phone | realme | GT 7 | 2025-05 | 16990 | 256 512 | 76.1 x 162.4 | Black, Blue
phone | realme | 14 Pro+ 5G | 2025-01 | 12990 | 256 512 | 77.3 x 163.5 | Gray, White
phone | OPPO | Reno13 Pro 5G | 2025-02 | 16990 | 512 | 76.6 x 162.8 | Graphite, Purple
phone | OPPO | Find N3 Flip | 2023-10 | 26990 | 256 | 75.8 x 166.4 | Black, Cream
phone | vivo | X200 Pro | 2024-11 | 29990 | 512 | 76 x 162.4 | Titanium, Black
phone | vivo | V50 | 2025-03 | 14990 | 256 512 | 76.7 x 163.3 | Black, Purple
phone | Sony | Xperia 1 V | 2023-07 | 33990 | 256 | 71 x 165 | Black, Silver, Green
phone | Sony | Xperia 5 V | 2023-09 | 24990 | 128 | 68 x 154 | Black, Blue, Silver
phone | Sony | Xperia 10 V | 2023-06 | 9990 | 128 | 68 x 155 | Black, White, Lavender
phone | Asus | Zenfone 11 Ultra | 2024-03 | 23990 | 256 512 | 76.8 x 163.8 | Black, Blue, Gray
phone | Asus | ROG Phone 8 | 2024-01 | 27990 | 256 512 | 76.8 x 163.8 | Black, Gray
phone | Samsung | Galaxy Z Flip 4 | 2022-08 | 26990 | 128 256 512 | 71.9 x 165.2 | Graphite, Purple, Pink Gold, Blue
phone | Samsung | Galaxy Z Fold 4 | 2022-08 | 44990 | 256 512 | 67.1 x 155.1 | Phantom Black, Green, Beige
phone | Samsung | Galaxy XCover 7 | 2024-01 | 9990 | 128 | 79.9 x 169 | Black
phone | Samsung | Galaxy M55 5G | 2024-05 | 9990 | 128 256 | 76.5 x 163.9 | Black, Green
phone | Samsung | Galaxy A06 | 2024-08 | 2990 | 64 128 | 77.3 x 167.3 | Black, Light Gray, Blue
phone | Samsung | Galaxy A05s | 2023-10 | 3790 | 64 128 | 77.8 x 168 | Black, Silver, Violet
phone | Samsung | Galaxy A14 5G | 2023-01 | 5490 | 64 128 | 78 x 167.7 | Black, Silver, Lime
phone | Samsung | Galaxy A13 | 2022-03 | 4490 | 32 64 128 | 76.4 x 165.1 | Black, White, Blue
`;
