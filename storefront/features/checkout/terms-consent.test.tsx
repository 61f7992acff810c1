import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { TermsConsent } from './terms-consent.tsx';

const shown = (hasTerms: boolean, isMissing = false) =>
  renderInShop(
    <TermsConsent
      hasTerms={hasTerms}
      agreed={false}
      isMissing={isMissing}
      onChange={() => undefined}
    />,
  );

it('asks to agree with the terms and leads to them', () => {
  shown(true);
  expect(screen.getByRole('checkbox', { name: /obchodními podmínkami/ })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toContain('obchodni-podminky');
});

it('leads nowhere in a shop without terms, and says that the law applies', () => {
  shown(false, true);
  expect(screen.getByRole('checkbox', { name: /řídí zákonem/ })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Potvrďte prosím, že objednáváte závazně.')).toBeTruthy();
});
