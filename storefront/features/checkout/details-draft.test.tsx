import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { allPhrases } from '../../i18n/all-phrases.ts';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { detailFields, type Details } from './details-fields.ts';
import { DetailsForm } from './details-form.tsx';
import { forgetDetails, keepDetails } from './details-memory.ts';
import { useDetails } from './use-details.ts';
import { useWholeDetails } from './use-whole-details.ts';

const { checkout: t } = allPhrases.cs;
const empty = Object.fromEntries(detailFields.map((name) => [name, ''])) as Details; // a text for each
const whole: Details = {
  ...empty,
  eMail: 'jana@posta.example',
  firstName: 'Jana',
  lastName: 'Nová',
  phoneNumber: '+420 777 123 456',
  street: 'Dlouhá 12',
  city: 'Praha',
  postcode: '110 00',
  country: 'CZ',
};
const wire = (details: Partial<Details>) =>
  Object.fromEntries(
    Object.entries({ ...empty, ...details }).map(([name, text]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      text,
    ]),
  );
/** The API, which keeps these details and knows nobody who is signed in. */
const shopWith = (details: Partial<Details> | null) => (call: { method: string; path: string }) => {
  if (call.path.endsWith('cart/details/')) {
    return call.method === 'GET'
      ? { status: 200, body: { details: details && wire(details) } }
      : { status: 204 };
  }
  if (call.path.endsWith('session/')) return { status: 200, body: { user: null } };
  return { status: 500 };
};
const Form = () => <DetailsForm id="details" isFetched={false} {...useDetails()} />;
const city = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: t.city })[0];

afterEach(forgetDetails);

it('goes on with what the server keeps', async () => {
  renderInShop(<Form />, shopWith({ city: 'Brno', country: 'CZ' }));
  await expect.poll(() => city()?.value).toBe('Brno');
});

it('shows what this page knows before what was kept', async () => {
  keepDetails({ ...whole, city: 'Praha' });
  const { calls } = renderInShop(<Form />, shopWith({ city: 'Brno', country: 'CZ' }));
  await expect.poll(() => calls.some(({ path }) => path.endsWith('cart/details/'))).toBe(true);
  expect(city()?.value).toBe('Praha');
});

it('keeps what is typed once somebody pauses, and nothing in the browser', async () => {
  const { user, calls } = renderInShop(<Form />, shopWith(null));
  await user.type(city() ?? document.body, 'Olomouc');
  const sent = () => calls.filter(({ method }) => method === 'POST');
  await expect.poll(() => sent().length, { timeout: 3_000 }).toBe(1);
  expect(sent()[0]?.body).toMatchObject({ details: { city: 'Olomouc', e_mail: '' } });
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

function Whole() {
  const { details, isAsking } = useWholeDetails();
  return <output>{isAsking ? 'asks' : (details?.city ?? 'nothing')}</output>;
}
const said = () => screen.getByRole('status').textContent;

it.each([
  ['all of it', whole, 'Praha'],
  ['what has to be mended', { ...whole, eMail: 'jana' }, 'nothing'],
  ['nothing', null, 'nothing'],
])('goes on to the summary of %s that is kept', async (_, details, expected) => {
  renderInShop(<Whole />, shopWith(details));
  await expect.poll(said).toBe(expected);
});
