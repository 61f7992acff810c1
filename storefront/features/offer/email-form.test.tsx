import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Appraisal } from '#core/buyback/appraisal.ts';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { allPhrases } from '../../i18n/all-phrases.ts';
import type { EmailFormProps } from '../../lib/sale-forms.ts';
import { EmailForm } from './email-form.tsx';

const { offer: t, validation } = allPhrases.cs;

const props: EmailFormProps = {
  appraisal: { version: 'v1' } as Appraisal, // the form sends its version and reads nothing else
  deviceIdentifier: 'iphone-15-128gb-black',
  deviceKind: 'phone',
  deviceName: 'iPhone 15',
  answers: {},
  deviceConditionChoices: ['a', 'b'],
  price: 9_000,
  offerCode: null,
  priceBefore: null,
  onPriceChanged: vi.fn(),
  onClose: vi.fn(),
  onDone: vi.fn(),
};
const address = () => screen.getByRole('textbox', { name: t.email });
const press = (name: string) => screen.getByRole('button', { name });

describe('the form that sends an offer', () => {
  it('says at the address what is wrong with it, and sends nothing', async () => {
    const { user, calls } = renderInShop(<EmailForm {...props} />);
    await user.click(press(t.submit));
    expect(await screen.findByText(validation.required)).toBeTruthy();
    expect(document.activeElement).toBe(address());
    await user.type(address(), 'nekdo@');
    await user.click(press(t.submit));
    expect(await screen.findByText(validation.invalid_email)).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('thanks only once the offer is sent', async () => {
    const onDone = vi.fn();
    const { user, calls } = renderInShop(<EmailForm {...props} onDone={onDone} />, () => ({
      status: 201,
    }));
    await user.type(address(), 'nekdo@example.com');
    await user.click(press(t.submit));
    expect(await screen.findByText(t.sentTitle)).toBeTruthy();
    expect(onDone).toHaveBeenCalledOnce();
    expect(calls[0]?.body).toMatchObject({
      device_identifier: 'iphone-15-128gb-black',
      appraisal_version: 'v1',
      device_condition_choices: ['a', 'b'],
      e_mail: 'nekdo@example.com',
    });
  });

  it('stays after a failure, and the same offer is sent again by the same key', async () => {
    const replies = [null, { status: 500 }, { status: 201 }];
    const { user, calls } = renderInShop(<EmailForm {...props} />, () => replies.shift() ?? null);
    await user.type(address(), 'nekdo@example.com');
    await user.click(press(t.submit));
    expect(await screen.findByText(t.offlineText)).toBeTruthy();
    await user.click(press(t.retry));
    expect(await screen.findByText(t.failedText)).toBeTruthy();
    expect(address()).toHaveProperty('value', 'nekdo@example.com');
    await user.click(press(t.retry));
    expect(await screen.findByText(t.sentTitle)).toBeTruthy();
    const keys = calls.map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
  });

  it('puts what the server refuses at the address', async () => {
    const { user } = renderInShop(<EmailForm {...props} />, () => ({
      status: 400,
      body: { e_mail: ['Sem poslat nejde.'] },
    }));
    await user.type(address(), 'nekdo@example.com');
    await user.click(press(t.submit));
    expect(await screen.findByText('Sem poslat nejde.')).toBeTruthy();
    expect(document.activeElement).toBe(address());
  });

  it('hands on a price that changed and stays open', async () => {
    const onPriceChanged = vi.fn();
    const { user } = renderInShop(<EmailForm {...props} onPriceChanged={onPriceChanged} />, () => ({
      status: 400,
      body: { message: 'Cena klesla.', url: '/vykup/x' },
    }));
    await user.type(address(), 'nekdo@example.com');
    await user.click(press(t.submit));
    await waitFor(() => expect(onPriceChanged).toHaveBeenCalledWith('Cena klesla.', '/vykup/x'));
    expect(address()).toHaveProperty('value', 'nekdo@example.com');
  });
});
