import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const picture = {
  address: '/media/0f',
  alt: 'iPhone 15, černý',
  width: 320,
  height: 448,
  widths: [160, 320],
};
const html = (props: { isHero?: boolean; alt?: string } = {}) =>
  renderToStaticMarkup(createElement(Picture, { picture, sizes: '10rem', ...props }));

it('offers AVIF before WebP before JPEG, each in every width', () => {
  const offered = [...html().matchAll(/srcset="([^"]+)"/gi)].map(([, set]) => set);
  expect(offered).toEqual([
    '/media/0f/160.avif 160w, /media/0f/320.avif 320w',
    '/media/0f/160.webp 160w, /media/0f/320.webp 320w',
    '/media/0f/160.jpeg 160w, /media/0f/320.jpeg 320w',
  ]);
});

it('says its size, so that the page keeps room for it', () => {
  expect(html()).toContain('width="320" height="448"');
});

it('loads late where it is not what the first screen is about', () => {
  expect(html()).toContain('loading="lazy"');
  const hero = html({ isHero: true });
  expect([hero.includes('loading="eager"'), /fetchpriority="high"/i.test(hero)]).toEqual([
    true,
    true,
  ]);
});

it('has its own alternative text unless the page says another', () => {
  expect(html()).toContain('alt="iPhone 15, černý"');
  expect(html({ alt: '' })).toContain('alt=""');
});
