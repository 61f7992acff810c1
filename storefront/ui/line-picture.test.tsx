import { expect, it } from 'vitest';
import { renderInShop } from '../lib/render-in-shop.example.tsx';
import { LinePicture } from './line-picture.tsx';

const photo = { address: '/media/a1b2', alt: '', width: 800, height: 600, widths: [160, 320] };

it('shows the photograph of what is ordered, which says nothing beside its name', () => {
  renderInShop(<LinePicture picture={photo} drawn={null} longest={56} />);
  const shown = document.querySelector('img');
  expect(shown?.getAttribute('alt')).toBe('');
  expect(shown?.getAttribute('sizes')).toBe('56px');
});

it('shows a box where nobody knows how the thing looks', () => {
  renderInShop(<LinePicture picture={null} drawn={null} longest={56} />);
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('svg')).not.toBeNull();
});
