import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { offerExample } from './selection.example.ts';
import { UnitPhotos } from './unit-photos.tsx';

afterEach(cleanup);

const photo = (name: string, alt: string) => ({
  address: `/media/${name}`,
  alt,
  width: 640,
  height: 480,
  widths: [320, 640],
});

it('shows the photos of the chosen piece by their words, each to be opened whole', () => {
  const photos = [photo('a', 'Škrábanec u fotoaparátu'), photo('b', '')];
  renderInShop(<UnitPhotos offer={offerExample(1, { photos })} />);
  expect(screen.getByRole('region', { name: 'Fotky tohoto kusu' })).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/media/a/640.jpeg', '/media/b/640.jpeg']);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Škrábanec u fotoaparátu',
    'Fotka tohoto kusu č. 2',
  ]);
});

it('says nothing of photos that there are none of', () => {
  renderInShop(<UnitPhotos offer={offerExample(1, {})} />);
  expect(screen.queryByRole('region')).toBeNull();
});
