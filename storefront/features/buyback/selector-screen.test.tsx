import { cleanup, screen } from '@testing-library/react';
import { Navigate } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { SelectorScreen } from './selector-screen.tsx';

afterEach(cleanup);

const nothing = () => null;

it.each([
  ['/vykup/stav', 'Z této nabídky už je výkup', 'Zjistit stav výkupu'],
  ['/vykup', 'Tuto nabídku nemáme', 'Vybrat zařízení'],
])('leads on from an offer that the server answers with %s', async (url, heading, link) => {
  renderInShop(
    <>
      <Navigate to="/vykup/nabidka/abcdefghijklmnopqrstuv" />
      <SelectorScreen
        Questionnaire={nothing}
        forms={{ EmailForm: nothing, SellForm: nothing, prefetchForms: nothing }}
      />
    </>,
    () => ({ status: 400, body: { message: '…', url } }),
  );
  expect(
    await screen.findByRole('heading', { name: new RegExp(heading.replaceAll(' ', '\\s')) }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(url);
});
