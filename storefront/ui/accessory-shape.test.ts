import { expect, it } from 'vitest';
import { accessoryShapeOf } from './accessory-shape.ts';

it.each([
  ['Tactical TPU průhledné pouzdro pro Apple iPhone 15', 'case'],
  ['Husă tip carte FIXED Opus pentru Samsung Galaxy S24', 'case'],
  ['PanzerGlass Ultra-Wide Fit ochranné sklo pro iPhone 16', 'glass'],
  ['Folie de protecție FIXED 3D pentru Apple Watch', 'glass'],
  ['Epico milánský tah řemínek pro Apple Watch', 'strap'],
  ['Apple 20W USB-C nabíječka', 'charger'],
  ['Încărcător wireless Samsung 15W', 'wireless'],
  ['Apple MagSafe nabíječka (1 m)', 'wireless'],
  ['Cablu Apple USB-C 60W (1 m)', 'cable'],
  ['Baterie externă Xiaomi 20000 mAh 33W', 'power-bank'],
  ['Spigen OneTap držák do auta MagSafe', 'holder'],
  ['Apple Pencil Pro', 'stylus'],
  ['Sony WH-1000XM6', 'over-ear'],
  ['Apple AirPods Pro 3', 'earbuds'],
])('draws %s as %s', (name, shape) => {
  expect(accessoryShapeOf(name)).toBe(shape);
});
