import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { FirstStepsScreen } from './first-steps-screen.tsx';

const steps = (last: string) =>
  ['company', 'delivery', 'payment', 'products', 'test-order'].map((step, at) => ({
    step,
    state: at < 4 ? 'done' : last,
  }));
const show = (last: string, testOrder: object | null = null) =>
  renderInOffice(<FirstStepsScreen />, {
    answer: () => ({
      status: 200,
      body: {
        is_leading: last !== 'done',
        steps: steps(last),
        test_order: testOrder,
        shop_url: 'https://kram.example',
      },
    }),
  });

it('says what is done and leads to what is open', async () => {
  await show('open');
  expect(await screen.findAllByText('hotovo')).toHaveLength(4);
  expect(screen.getByText('zbývá')).toBeDefined();
  const shop = screen.getByRole('link', { name: 'Otevřít obchod' });
  expect(shop.getAttribute('href')).toBe('https://kram.example');
  expect(screen.queryByRole('link', { name: /Zrušit objednávku/ })).toBeNull();
});

it('leads to the test order that waits to be cancelled', async () => {
  await show('begun', { id: 7, number: '2600017' });
  const order = await screen.findByRole('link', { name: 'Zrušit objednávku 2600017' });
  expect(order.getAttribute('href')).toContain('/orders/7');
});

it('says that the shop sells once all is done', async () => {
  await show('done');
  expect(await screen.findByText('Všechno je připravené. Obchod prodává.')).toBeDefined();
});
