import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { allPhrases } from '../../i18n/all-phrases.ts';
import { ReviewForm } from './review-form.tsx';

const { reviews: t, validation } = allPhrases.cs;
const words = () => screen.getByRole('textbox', { name: new RegExp(`^${t.text}`) });
const send = () => screen.getByRole('button', { name: t.send });
const form = <ReviewForm seoName="iphone-15" fullName="Jana N." review={null} />;

describe('the form of a review', () => {
  it('asks for stars first and keeps what was written', async () => {
    const { user, calls } = renderInShop(form);
    await user.type(words(), 'Výborný telefon.');
    await user.click(send());
    expect(await screen.findByText(validation.rating_required)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
    expect(words()).toHaveProperty('value', 'Výborný telefon.');
    expect(calls).toEqual([]);
  });

  it('says that there is no network, keeps everything and is sent again', async () => {
    let isCut = true;
    const { user, calls } = renderInShop(form, () => (isCut ? null : { status: 201, body: {} }));
    await user.type(words(), 'Výborný telefon.');
    await user.click(screen.getAllByRole('radio')[1] as HTMLElement); // there are five
    await user.click(send());
    expect(await screen.findByText(t.offlineText)).toBeTruthy();
    expect(words()).toHaveProperty('value', 'Výborný telefon.');
    isCut = false;
    await user.click(send());
    expect(await screen.findByText(t.sentTitle)).toBeTruthy();
    expect(calls).toHaveLength(2);
    expect(calls[1]?.body).toMatchObject({
      rating: 4,
      review_text: 'Výborný telefon.',
      master_product_seo_name: 'iphone-15',
    });
  });

  it.each([
    [429, t.limitedText],
    [500, t.failedText],
  ])('says what to do after %s', async (status, said) => {
    const { user } = renderInShop(form, () => ({ status }));
    await user.click(screen.getAllByRole('radio')[0] as HTMLElement); // there are five
    await user.click(send());
    expect(await screen.findByText(said)).toBeTruthy();
  });
});
