import type { DeviceSpecsShown } from '../seed-device.ts';

/** `maker and model | display in inches | memory GB | weight g | resolution`, as the makers publish them. */
const table = `
Apple iPhone 17 Pro Max | 6.9 | 12 | 233 | 2868 × 1320
Apple iPhone 17 Pro | 6.3 | 12 | 206 | 2622 × 1206
Apple iPhone 17 | 6.3 | 8 | 177 | 2622 × 1206
Apple iPhone Air | 6.5 | 12 | 165 | 2736 × 1260
Apple iPhone 16 Pro Max | 6.9 | 8 | 227 | 2868 × 1320
Apple iPhone 16 Pro | 6.3 | 8 | 199 | 2622 × 1206
Apple iPhone 16 Plus | 6.7 | 8 | 199 | 2796 × 1290
Apple iPhone 16 | 6.1 | 8 | 170 | 2556 × 1179
Apple iPhone 16e | 6.1 | 8 | 167 | 2532 × 1170
Apple iPhone 15 Pro Max | 6.7 | 8 | 221 | 2796 × 1290
Apple iPhone 15 Pro | 6.1 | 8 | 187 | 2556 × 1179
Apple iPhone 15 Plus | 6.7 | 6 | 201 | 2796 × 1290
Apple iPhone 15 | 6.1 | 6 | 171 | 2556 × 1179
Apple iPhone 14 Pro Max | 6.7 | 6 | 240 | 2796 × 1290
Apple iPhone 14 Pro | 6.1 | 6 | 206 | 2556 × 1179
Apple iPhone 14 Plus | 6.7 | 6 | 203 | 2778 × 1284
Apple iPhone 14 | 6.1 | 6 | 172 | 2532 × 1170
Apple iPhone 13 Pro Max | 6.7 | 6 | 240 | 2778 × 1284
Apple iPhone 13 Pro | 6.1 | 6 | 204 | 2532 × 1170
Apple iPhone 13 | 6.1 | 4 | 174 | 2532 × 1170
Apple iPhone 13 mini | 5.4 | 4 | 141 | 2340 × 1080
Apple iPhone 12 Pro Max | 6.7 | 6 | 228 | 2778 × 1284
Apple iPhone 12 Pro | 6.1 | 6 | 189 | 2532 × 1170
Apple iPhone 12 | 6.1 | 4 | 164 | 2532 × 1170
Apple iPhone 12 mini | 5.4 | 4 | 135 | 2340 × 1080
Apple iPhone SE (3rd generation) | 4.7 | 4 | 144 | 1334 × 750
Apple iPhone SE (2nd generation) | 4.7 | 3 | 148 | 1334 × 750
Apple iPhone 11 Pro Max | 6.5 | 4 | 226 | 2688 × 1242
Apple iPhone 11 Pro | 5.8 | 4 | 188 | 2436 × 1125
Apple iPhone 11 | 6.1 | 4 | 194 | 1792 × 828
Apple iPhone XS Max | 6.5 | 4 | 208 | 2688 × 1242
Apple iPhone XS | 5.8 | 4 | 177 | 2436 × 1125
Apple iPhone XR | 6.1 | 3 | 194 | 1792 × 828
Apple iPhone X | 5.8 | 3 | 174 | 2436 × 1125
Apple iPhone 8 Plus | 5.5 | 3 | 202 | 1920 × 1080
Apple iPhone 8 | 4.7 | 2 | 148 | 1334 × 750
Apple iPad Pro 13 (M4) | 13 | 8 | 579 | 2752 × 2064
Apple iPad Pro 11 (M4) | 11 | 8 | 444 | 2420 × 1668
Apple iPad Air 13 (M2) | 13 | 8 | 617 | 2732 × 2048
Apple iPad Air 11 (M3) | 11 | 8 | 460 | 2360 × 1640
Apple iPad Air 11 (M2) | 11 | 8 | 462 | 2360 × 1640
Apple iPad Air (5th generation) | 10.9 | 8 | 461 | 2360 × 1640
Apple iPad (A16) | 11 | 6 | 477 | 2360 × 1640
Apple iPad (10th generation) | 10.9 | 4 | 477 | 2360 × 1640
Apple iPad (9th generation) | 10.2 | 3 | 487 | 2160 × 1620
Apple iPad (8th generation) | 10.2 | 3 | 490 | 2160 × 1620
Apple iPad mini (A17 Pro) | 8.3 | 8 | 293 | 2266 × 1488
Apple iPad mini (6th generation) | 8.3 | 4 | 293 | 2266 × 1488
Samsung Galaxy S25 Ultra | 6.9 | 12 | 218 | 3120 × 1440
Samsung Galaxy S25+ | 6.7 | 12 | 190 | 3120 × 1440
Samsung Galaxy S25 | 6.2 | 12 | 162 | 2340 × 1080
Samsung Galaxy S25 Edge | 6.7 | 12 | 163 | 3120 × 1440
Samsung Galaxy S25 FE | 6.7 | 8 | 190 | 2340 × 1080
Samsung Galaxy S24 Ultra | 6.8 | 12 | 232 | 3120 × 1440
Samsung Galaxy S24+ | 6.7 | 12 | 196 | 3120 × 1440
Samsung Galaxy S24 | 6.2 | 8 | 167 | 2340 × 1080
Samsung Galaxy S24 FE | 6.7 | 8 | 213 | 2340 × 1080
Samsung Galaxy S23 Ultra | 6.8 | 8 | 233 | 3088 × 1440
Samsung Galaxy S23+ | 6.6 | 8 | 195 | 2340 × 1080
Samsung Galaxy S23 | 6.1 | 8 | 168 | 2340 × 1080
Samsung Galaxy S23 FE | 6.4 | 8 | 209 | 2340 × 1080
Samsung Galaxy S22 Ultra | 6.8 | 8 | 228 | 3088 × 1440
Samsung Galaxy S22+ | 6.6 | 8 | 195 | 2340 × 1080
Samsung Galaxy S22 | 6.1 | 8 | 167 | 2340 × 1080
Samsung Galaxy S21 Ultra | 6.8 | 12 | 227 | 3200 × 1440
Samsung Galaxy S21+ | 6.7 | 8 | 200 | 2400 × 1080
Samsung Galaxy S21 | 6.2 | 8 | 169 | 2400 × 1080
Samsung Galaxy S21 FE | 6.4 | 6 | 177 | 2340 × 1080
Samsung Galaxy S20 FE | 6.5 | 6 | 190 | 2400 × 1080
Samsung Galaxy Z Fold 7 | 8 | 12 | 215 | 2184 × 1968
Samsung Galaxy Z Flip 7 | 6.9 | 12 | 188 | 2520 × 1080
Samsung Galaxy Z Fold 6 | 7.6 | 12 | 239 | 2160 × 1856
Samsung Galaxy Z Flip 6 | 6.7 | 12 | 187 | 2640 × 1080
Samsung Galaxy Z Fold 5 | 7.6 | 12 | 253 | 2176 × 1812
Samsung Galaxy Z Flip 5 | 6.7 | 8 | 187 | 2640 × 1080
Samsung Galaxy A56 5G | 6.7 | 8 | 198 | 2340 × 1080
Samsung Galaxy A36 5G | 6.7 | 6 | 195 | 2340 × 1080
Samsung Galaxy A26 5G | 6.7 | 6 | 200 | 2340 × 1080
Samsung Galaxy A16 | 6.7 | 4 | 200 | 2340 × 1080
Samsung Galaxy A55 5G | 6.6 | 8 | 213 | 2340 × 1080
Samsung Galaxy A35 5G | 6.6 | 6 | 209 | 2340 × 1080
Samsung Galaxy A25 5G | 6.5 | 6 | 197 | 2340 × 1080
Samsung Galaxy A15 | 6.5 | 4 | 200 | 2340 × 1080
Samsung Galaxy A54 5G | 6.4 | 8 | 202 | 2340 × 1080
Samsung Galaxy A34 5G | 6.6 | 6 | 199 | 2340 × 1080
Samsung Galaxy A53 5G | 6.5 | 6 | 189 | 2400 × 1080
Samsung Galaxy A52s 5G | 6.5 | 6 | 189 | 2400 × 1080
Samsung Galaxy Tab S9 | 11 | 8 | 498 | 2560 × 1600
Samsung Galaxy Tab S9 FE | 10.9 | 6 | 523 | 2304 × 1440
Samsung Galaxy Tab A9+ 11.0" | 11 | 4 | 480 | 1920 × 1200
Samsung Galaxy Tab A9 | 8.7 | 4 | 332 | 1340 × 800
Google Pixel 10 Pro | 6.3 | 16 | 207 | 2856 × 1280
Google Pixel 10 | 6.3 | 12 | 204 | 2424 × 1080
Google Pixel 9a | 6.3 | 8 | 186 | 2424 × 1080
Google Pixel 9 Pro | 6.3 | 16 | 199 | 2856 × 1280
Google Pixel 9 | 6.3 | 12 | 198 | 2424 × 1080
Google Pixel 8 Pro | 6.7 | 12 | 213 | 2992 × 1344
Google Pixel 8 | 6.2 | 8 | 187 | 2400 × 1080
Google Pixel 8a | 6.1 | 8 | 188 | 2400 × 1080
Google Pixel 7a | 6.1 | 8 | 193 | 2400 × 1080
Google Pixel 7 | 6.3 | 8 | 197 | 2400 × 1080
Xiaomi 15 Ultra | 6.7 | 16 | 226 | 3200 × 1440
Xiaomi 15 | 6.4 | 12 | 191 | 2670 × 1200
Xiaomi 14T Pro | 6.7 | 12 | 209 | 2712 × 1220
Xiaomi 14 | 6.4 | 12 | 188 | 2670 × 1200
Xiaomi 13 | 6.4 | 8 | 185 | 2400 × 1080
Xiaomi Redmi Note 14 Pro 5G | 6.7 | 8 | 190 | 2712 × 1220
Xiaomi Redmi Note 13 Pro | 6.7 | 8 | 188 | 2400 × 1080
Xiaomi Redmi Note 13 | 6.7 | 6 | 188 | 2400 × 1080
Xiaomi Redmi Note 12 | 6.7 | 4 | 183 | 2400 × 1080
Xiaomi Redmi Note 11 | 6.4 | 4 | 179 | 2400 × 1080
POCO X6 Pro 5G | 6.7 | 8 | 186 | 2712 × 1220
OnePlus 13 | 6.8 | 12 | 213 | 3168 × 1440
OnePlus 12 | 6.8 | 12 | 220 | 3168 × 1440
Nothing Phone (3a) | 6.8 | 8 | 201 | 2392 × 1080
Nothing Phone (2a) | 6.7 | 8 | 190 | 2412 × 1084
Fairphone 5 | 6.5 | 8 | 212 | 2700 × 1224
`;

/** Published measures by maker and model. */
export const knownSpecs: ReadonlyMap<string, DeviceSpecsShown> = new Map(
  table
    .trim()
    .split('\n')
    .map((line): [string, DeviceSpecsShown] => {
      const [name = '', diagonal, ram, grams, resolution = ''] = line.split(' | ');
      return [
        name,
        { diagonal: Number(diagonal), ramGb: Number(ram), grams: Number(grams), resolution },
      ];
    }),
);
