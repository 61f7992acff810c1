import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { allPhrases } from '../../i18n/all-phrases.ts';
import { NewsletterForm } from './newsletter-form.tsx';

const { newsletter: t } = allPhrases.cs;
const address = () => screen.getByRole('textbox', { name: t.label });
const submit = () => screen.getByRole('button', { name: t.submit });

describe('the form of news by mail', () => {
  it('refuses what is no address, without asking the shop', async () => {
    const { user, calls } = renderInShop(<NewsletterForm />);
    await user.type(address(), 'nikdo');
    await user.click(submit());
    expect(screen.getByText(t.wrongEmail)).toBeTruthy();
    expect(document.activeElement).toBe(address());
    expect(calls).toEqual([]);
  });

  it('sends the address once and says to look into the mailbox', async () => {
    const { user, calls } = renderInShop(<NewsletterForm />, () => ({ status: 201 }));
    await user.type(address(), ' jana@posta.example ');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(t.sentTitle)).toBeTruthy();
    expect(calls.map(({ body }) => body)).toEqual([{ e_mail: 'jana@posta.example', website: '' }]);
  });
});
