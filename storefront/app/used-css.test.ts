import { expect, it } from 'vitest';
import { usedCss } from './used-css.ts';

const page = '<div class="card is-open"><p class="soft">.sheet</p></div>';

it('keeps rules whose classes all stand in the markup, in the order of the sheet', () => {
  const css = '.card{a:1}.sheet{a:2}.card .soft:hover{a:3}.card .sheet{a:4}p,.sheet p{a:5}';
  expect(usedCss(css, page)).toBe('.card{a:1}.card .soft:hover{a:3}p{a:5}');
});

it('keeps what names no class, fonts and animations', () => {
  const css = ':root{--a:1}@font-face{src:url(a.woff2)}@keyframes x{0%{a:1}}[hidden]{a:1}';
  expect(usedCss(css, page)).toBe(css);
});

it('does not ask for a class that brackets only exclude or offer', () => {
  const css = '.card:not(.is-live){a:1}.card:is(.a,.b:not(.c)) p{a:2}html:has(.sheet){a:3}';
  expect(usedCss(css, page)).toBe(css);
});

it('looks into media queries, and drops those that are left empty', () => {
  const css = '@media (width>=1px){.card{a:1}.sheet{a:2}}@media print{.sheet{a:3}}';
  expect(usedCss(css, page)).toBe('@media (width>=1px){.card{a:1}}');
});

it('reads another sheet anew', () => {
  expect(usedCss('.card{a:1}', page)).toBe('.card{a:1}');
  expect(usedCss('.card{a:2}', page)).toBe('.card{a:2}');
});
