import { screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { NewRepair } from './new-repair.tsx';

it('begins a complaint that an order has opened with its number and its piece', async () => {
  const { user } = await renderInOffice(
    <>
      <Link to="/repairs/new?claim=1260000012&piece=iPhone+13">Reklamovat</Link>
      <Routes>
        <Route path="/repairs/new" element={<NewRepair />} />
        <Route path="/" element={null} />
      </Routes>
    </>,
    {
      answer: ({ path }) =>
        path.includes('smart-search')
          ? { status: 200, body: { result: [] } }
          : { status: 200, body: { stores: [{ slug: 'brno', name: 'Brno', service: true }] } },
    },
  );
  await user.click(screen.getByRole('link', { name: 'Reklamovat' }));
  expect(await screen.findByDisplayValue('1260000012')).toBeTruthy();
  expect(screen.getByLabelText('Značka a model')).toHaveProperty('value', 'iPhone 13');
});
