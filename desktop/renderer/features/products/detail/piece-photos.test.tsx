import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../../lib/render-in-office.example.tsx';
import { PiecePhotos } from './piece-photos.tsx';

const file = {
  id: 9,
  version: 1,
  alt_cs: 'Rohy',
  alt_ro: 'Colțuri',
  color_slug: null,
  crop: null,
  picture: { address: '/media/a', alt: 'Rohy', width: 40, height: 30, widths: [40] },
  whole: { address: '/media/a', alt: 'Rohy', width: 40, height: 30, widths: [40] },
};
const set = { id: 5, version: 1, name: 'iPhone', files: [file] };

const show = (filesetId: number | null) =>
  renderInOffice(<PiecePhotos productId={2} variantId={1} />, {
    answer: ({ path }) => {
      const body = path.includes('/photos/') ? { fileset_id: filesetId, is_public: false } : set;
      return { status: 200, body };
    },
  });

it('asks for the photos of a piece before it can show them', async () => {
  await show(null);
  expect(await screen.findByText('Fotky tohoto kusu')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('shows the photos in the shop once that is said', async () => {
  const { user, calls } = await show(5);
  await user.click(await screen.findByLabelText('Ukazovat fotky v obchodě u tohoto kusu'));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ is_public: true }),
  );
});
