import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { ClaimPiece } from './claim-piece.tsx';

const line = { name: 'iPhone 13 128 GB', quantity: 1, closed: 0, parentPosition: null };

it('leads from a delivered piece to a complaint about it', async () => {
  await renderInOffice(
    <ClaimPiece order={{ number: '1260000012', status: 'delivered' }} line={line} />,
  );
  const link = screen.getByRole('link', { name: /^Reklamovat: iPhone 13 128\sGB$/ });
  expect(link.getAttribute('href')).toBe('/repairs/new?claim=1260000012&piece=iPhone+13+128+GB');
});

it('offers none for what has not left', async () => {
  await renderInOffice(<ClaimPiece order={{ number: '1', status: 'picking' }} line={line} />);
  expect(screen.queryByRole('link')).toBeNull();
});
