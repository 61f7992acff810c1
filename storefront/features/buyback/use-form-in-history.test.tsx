import { screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import type { OfferTarget } from './offer-actions.tsx';
import { useFormInHistory } from './use-form-in-history.ts';

/** The sale with its questions and one form, and the buttons of a browser. */
function Sale() {
  const [open, setOpen] = useState<OfferTarget | null>(null);
  const close = useCallback(() => setOpen(null), []);
  useFormInHistory({ open, show: setOpen, close });
  const navigate = useNavigate();
  return (
    <>
      <output>{open ?? 'questions'}</output>
      <button onClick={() => setOpen('sellOnline')}>sell</button>
      <button onClick={close}>to the questions</button>
      <button onClick={() => void navigate(-1)}>browser back</button>
      <button onClick={() => void navigate(1)}>browser forward</button>
    </>
  );
}

const said = () => screen.getByRole('status').textContent;
const press = async (shop: ReturnType<typeof renderInShop>, name: string) =>
  shop.user.click(screen.getByRole('button', { name }));

it("leads by the browser's button from the form to the questions, and forward to the form again", async () => {
  const shop = renderInShop(<Sale />);
  await press(shop, 'sell');
  await expect.poll(said).toBe('sellOnline');
  await press(shop, 'browser back');
  await expect.poll(said).toBe('questions');
  await press(shop, 'browser forward');
  await expect.poll(said).toBe('sellOnline');
});

it("leads by the page's own way back to the questions, with the form ahead", async () => {
  const shop = renderInShop(<Sale />);
  await press(shop, 'sell');
  await press(shop, 'to the questions');
  await expect.poll(said).toBe('questions');
  await press(shop, 'browser forward');
  await expect.poll(said).toBe('sellOnline');
});
